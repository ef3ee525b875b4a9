import type { Interaction } from '../createInteraction.ts'
import type { PointerInput } from '../PointerInput.ts'

type Place = readonly [x: number, y: number]

let time = 0

export const inputAt = ([x, y]: Place, changes: Partial<PointerInput> = {}): PointerInput => ({
  pointerId: 1,
  pointerType: 'mouse',
  button: 0,
  buttons: 1,
  shiftKey: false,
  timeStamp: ++time,
  x,
  y,
  ...changes,
})

/** Events of one pointer, as a browser would send them. */
export function pointerOn(interaction: Interaction, changes: Partial<PointerInput> = {}) {
  const at = (place: Place) => inputAt(place, changes)
  const press = {
    down: (place: Place) => interaction.down(at(place)),
    move: (place: Place) => interaction.move({ ...at(place), button: -1 }),
    up: (place: Place) => interaction.up({ ...at(place), buttons: 0 }),
    cancel: () => interaction.cancel(at([0, 0])),
    lose: () => interaction.lose(at([0, 0])),
    drag(...[from, ...path]: Place[]) {
      press.down(from as Place)
      for (const place of path) press.move(place)
      press.up(path.at(-1) as Place)
    },
    click: (place: Place) => {
      press.down(place)
      press.up(place)
    },
  }
  return press
}

export const finger = (interaction: Interaction, pointerId: number) =>
  pointerOn(interaction, { pointerId, pointerType: 'touch' })
