/** Values of one param: the five mebibytes of the largest exported file hold some 270,000. */
export const VALUES_MAX = 300_000
