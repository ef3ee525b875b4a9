// node --import tools/run/exitWithParent.mjs …, started with an ipc channel: a server whose starter is killed
// without a chance to say so stops in the ordinary way instead of living on with its port and its database.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
