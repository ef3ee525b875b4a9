/**
 * The number of values in one parameter. The largest possible export, five mebibytes, has 375,000 at the
 * density of the densest module of the library, and must be importable.
 */
export const VALUES_MAX = 400_000
