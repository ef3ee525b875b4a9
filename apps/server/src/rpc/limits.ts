/**
 * Values of one param. The largest file that can be exported, five mebibytes, has 375,000 if all of it is as dense as the
 * densest module of the library, and has to be taken back.
 */
export const VALUES_MAX = 400_000
