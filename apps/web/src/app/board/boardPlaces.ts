/** The place of the board that an element is, or is inside of. */
export function positionOf(target: unknown): number | undefined {
  const place = target instanceof Element ? target.closest<HTMLElement>('[data-position]') : null
  return place ? Number(place.dataset['position']) : undefined
}

/** How many columns are seen: a narrow screen shows each row as two lines. Undefined where nothing is laid out. */
export function columnsOf(grid: Element): number | undefined {
  const tracks = getComputedStyle(grid)
    .gridTemplateColumns.split(' ')
    .filter((track) => track.endsWith('px'))
  return tracks.length > 0 ? tracks.length : undefined
}
