/** The place of the board that an element is or belongs to. */
export function positionOf(target: unknown): number | undefined {
  const place = target instanceof Element ? target.closest<HTMLElement>('[data-position]') : null
  return place ? Number(place.dataset['position']) : undefined
}
