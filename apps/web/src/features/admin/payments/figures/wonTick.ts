import type { Text } from '#platform/text/text.ts'

/** An amount as short as the language allows: 50만원, ₩500K, 50万ウォン. */
export function wonTick(text: Text): (amount: number) => string {
  const short = new Intl.NumberFormat(text.locale, { notation: 'compact', useGrouping: 'always' })
  return (amount) =>
    amount === 0 ? '0' : text('office.payments.figures.tick', { amount: short.format(amount) })
}
