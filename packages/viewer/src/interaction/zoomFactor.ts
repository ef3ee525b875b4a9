/** The zoom factor for dragging down by this many screen pixels; dragging up enlarges. */
export const zoomFactor = (dy: number): number => 1.01 ** -dy
