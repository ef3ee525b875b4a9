/** Values of one param: far more than the largest file holds in its eight mebibytes, and still parsed within a moment. */
export const VALUES_MAX = 600_000
