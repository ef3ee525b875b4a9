/** The usual objective powers of a microscope. */
export const MAGNIFICATIONS = [1.25, 2.5, 5, 10, 20, 40] as const
