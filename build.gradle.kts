// The same build as pom.xml; BuildsAgreeTests fails when the two differ.
plugins {
    application
    alias(libs.plugins.spotless)
}

group = "initiative"
// The version stands in one place, which is the other build.
version = file("pom.xml").readText().substringAfter("<version>").substringBefore("</version>")

repositories {
    mavenCentral()
}

dependencies {
    implementation(libs.picocli)
    implementation(libs.slf4j.api)
    implementation(libs.jackson.core)
    implementation(libs.logback.classic)
    implementation(libs.qrcodegen)

    testImplementation(libs.junit.jupiter)
    testImplementation(libs.jackson.databind)
    testImplementation(libs.selenium.chrome.driver)
    testImplementation(libs.mockito.core)
    testImplementation(libs.archunit)
    testRuntimeOnly(libs.junit.platform.launcher)
}

application {
    mainClass = "initiative.cli.Main"
}

sourceSets {
    main {
        java {
            srcDir("interactors/src")
        }
    }
}

tasks.withType<JavaCompile>().configureEach {
    options.encoding = "UTF-8"
    options.release = 17
    options.compilerArgs.addAll(
        listOf(
            "-Xlint:all",
            "-Werror",
            "-proc:none",
            // A string concatenation costs nothing at its first use.
            "-XDstringConcat=inline",
        ),
    )
}

tasks.processResources {
    from("interactors/games") {
        into("games")
    }
    // The core as source text: the exporter makes one file of it.
    from("src/main/java") {
        into("sources")
        include("initiative/game/**/*.java")
        include("initiative/solve/**/*.java")
        include("initiative/player/**/*.java")
        include("initiative/problem/**/*.java")
        include("initiative/catalogue/**/*.java")
        include("initiative/family/**/*.java")
        include("initiative/games/**/*.java")
    }
    from("interactors/src") {
        into("sources")
        include("initiative/interactor/**/*.java")
        include("initiative/family/**/*.java")
        include("initiative/games/**/*.java")
    }
}

tasks.test {
    useJUnitPlatform()
    maxParallelForks = 2
    // Before anything else: what is not formatted is told at once.
    dependsOn("spotlessCheck")
    // The fast ones alone: ./gradlew test -PexcludedGroups=slow
    providers.gradleProperty("excludedGroups").orNull?.let { slow ->
        useJUnitPlatform { excludeTags(slow) }
    }
}

// One runnable jar with everything in it. No two dependencies bring the same service file.
tasks.jar {
    dependsOn(configurations.runtimeClasspath)
    duplicatesStrategy = DuplicatesStrategy.EXCLUDE
    archiveFileName = "initiative.jar"
    manifest {
        attributes(
            "Main-Class" to application.mainClass.get(),
            "Implementation-Version" to version,
        )
    }
    from({ configurations.runtimeClasspath.get().map { zipTree(it) } }) {
        exclude("module-info.class")
        exclude("META-INF/versions/**")
        exclude("META-INF/maven/**")
        exclude("META-INF/MANIFEST.MF")
        exclude("META-INF/INDEX.LIST")
        exclude("META-INF/*.SF")
        exclude("META-INF/*.DSA")
        exclude("META-INF/*.RSA")
    }
}

spotless {
    java {
        target("src/**/*.java", "interactors/src/**/*.java")
        googleJavaFormat(libs.versions.googleJavaFormat.get())
    }
}
