/** Returns the 10 % of value-added tax in a price, rounded as the gateway does: 30,000 won are 27,273 and 2,727. */
export const vatWonOf = (amountWon: number): number => Math.round(amountWon / 11)
