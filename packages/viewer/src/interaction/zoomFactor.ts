/** How much larger an image becomes by a drag of so many screen pixels downwards; upwards enlarges. */
export const zoomFactor = (dy: number): number => 1.01 ** -dy
