/** The perimeter of an ellipse by the arithmetic–geometric mean, which is exact also for very flat ones. */
export function ellipsePerimeter(radiusX: number, radiusY: number): number {
  let [a, b] = [Math.max(radiusX, radiusY), Math.min(radiusX, radiusY)]
  if (b === 0) return 4 * a
  let sum = a * a - (a * a - b * b) / 2
  for (let power = 1; a - b > 1e-12 * a; power *= 2) {
    const half = (a - b) / 2
    sum -= power * half * half
    ;[a, b] = [(a + b) / 2, Math.sqrt(a * b)]
  }
  return (2 * Math.PI * sum) / a
}
