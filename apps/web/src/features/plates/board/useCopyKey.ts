import { useEffect, useState } from 'react'

/** Whether Ctrl or Alt is held, which makes dragging copy, as in file managers. */
export function useCopyKey(isDragging: boolean): boolean {
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (!isDragging) return
    const read = ({ ctrlKey, altKey }: KeyboardEvent | MouseEvent) => setHeld(ctrlKey || altKey)
    window.addEventListener('keydown', read)
    window.addEventListener('keyup', read)
    window.addEventListener('mousemove', read)
    return () => {
      window.removeEventListener('keydown', read)
      window.removeEventListener('keyup', read)
      window.removeEventListener('mousemove', read)
      setHeld(false)
    }
  }, [isDragging])
  return isHeld
}
