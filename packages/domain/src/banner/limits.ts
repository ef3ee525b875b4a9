/** This limits the uploaded file. */
export const BANNER_FILE_MAX_MEBIBYTES = 2
export const BANNER_SIDE_MAX_PX = 4000

/** This limits the stored image, which every page of the program loads. */
export const BANNER_STORED_SIDE_MAX_PX = 1600
