rootProject.name = "initiative"
