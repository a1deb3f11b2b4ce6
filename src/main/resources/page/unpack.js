/* The games of a replay are packed, since they repeat themselves much: twenty times less to mail. */
const packed = document.getElementById('data');
const bytes = Uint8Array.from(atob(packed.textContent), c => c.charCodeAt(0));
const plain = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
packed.textContent = await new Response(plain).text();
await import('initiative/replay.js');
