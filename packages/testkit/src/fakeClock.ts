export interface FakeClock {
  now: () => Date
  advance: (by: {
    days?: number
    hours?: number
    minutes?: number
    seconds?: number
    milliseconds?: number
  }) => void
  set: (time: Date | string) => void
}

/** A clock whose time passes only when a test advances it. */
export function fakeClock(start: Date | string = new Date()): FakeClock {
  let time = new Date(start).getTime()
  return {
    now: () => new Date(time),
    advance({ days = 0, hours = 0, minutes = 0, seconds = 0, milliseconds = 0 }) {
      time += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000 + milliseconds
    },
    set(next) {
      time = new Date(next).getTime()
    },
  }
}
