/** The path of installers in this server's own folder. */
export const FILES_PATH = '/download/files/'
