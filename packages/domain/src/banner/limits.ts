/** Of the file that an administrator gives. */
export const BANNER_FILE_MAX_MEBIBYTES = 2
export const BANNER_SIDE_MAX_PX = 4000

/** Of the picture that is stored: every page of the program loads it. */
export const BANNER_STORED_SIDE_MAX_PX = 1600
