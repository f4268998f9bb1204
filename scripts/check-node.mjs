// Imported first, and written in old syntax, so that an old Node can still read it and say why.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

if (major < 20 || (major === 20 && minor < 19) || major === 21 || (major === 22 && minor < 12)) {
  console.error(
    `Lectern needs Node 20.19 or newer (of 22, 22.12 or newer). This is ${process.version}.\n` +
      'Install a current one from https://nodejs.org and run the same command again.',
  )
  process.exit(1)
}
