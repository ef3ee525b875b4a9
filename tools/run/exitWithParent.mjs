// node --import tools/run/exitWithParent.mjs … is started with an IPC channel: if the process that started it
// is killed, the server stops in the ordinary manner instead of keeping its port and its database.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
