/** Where this server serves installers of its own folder. */
export const FILES_PATH = '/download/files/'
