/**
 * Positions of a stack in the order in which they will be needed: the present one, then two ahead for each
 * one behind. `direction` is 1 towards the end, −1 towards the start, 0 before any scrolling.
 */
export function scrollOrder(length: number, position: number, direction: -1 | 0 | 1): number[] {
  const order: number[] = []
  const add = (index: number) => {
    if (index >= 0 && index < length) order.push(index)
  }
  const ahead = direction === 0 ? 1 : direction
  const stride = direction === 0 ? 1 : 2
  add(position)
  for (let step = 1, front = 0; step <= length; step++) {
    for (let i = 0; i < stride; i++) add(position + ahead * ++front)
    add(position - ahead * step)
  }
  return order
}
