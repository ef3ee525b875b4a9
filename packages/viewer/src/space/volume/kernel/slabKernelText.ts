/** Numbers that belong to a volume, in the order in which `setUp` takes them. */
const SETTINGS = [
  ['rowVoxels', 'f64'],
  ['sliceVoxels', 'f64'],
  ['rowBytes', 'i32'],
  ['sliceBytes', 'i32'],
  // The addresses of the voxels, of the result for each pixel of a row, of the number of values in it, of the list of
  // points next to padding, of stored vectors, and of the first pixel inside the volume and the first one after it at
  // each depth.
  ['voxels', 'i32'],
  ['gathered', 'i32'],
  ['counts', 'i32'],
  ['beside', 'i32'],
  ['kept', 'i32'],
  ['reaches', 'i32'],
] as const

const AXES = ['x', 'y', 'z'] as const
type Axis = (typeof AXES)[number]
const HALVES = ['Low', 'High'] as const
/** A point moves on along the row of pixels, and from there through the depth of the slab. */
const DIRECTIONS = ['row', 'depth'] as const
type Direction = (typeof DIRECTIONS)[number]
/** The neighbors of a step in a row are read as one number of 32 bits; it has four such pairs. */
const PAIRS = ['near', 'nearBelow', 'far', 'farBelow'] as const

const LOCALS = {
  i32: ['listed', 'depth', 'at0', 'at1', 'at2', 'at3', 'below', 'behind'],
  v128: [
    ...AXES.flatMap((axis) => [
      ...[`${axis}Share`, `${axis}Bytes`, `${axis}Low`, `${axis}High`, `${axis}FloorLow`, `${axis}FloorHigh`],
      ...DIRECTIONS.flatMap((direction) => [`${direction}${axis}Part`]),
      ...[`depth${axis}Step`, `depth${axis}Least`],
    ]),
    ...DIRECTIONS.map((direction) => `${direction}Address`),
    ...['depthAddressStep', 'difference', 'xUnit', 'xHalf', 'unit', 'half'],
    ...PAIRS,
    ...[
      'inside',
      'readable',
      'some',
      'all',
      'left',
      'upper',
      'lower',
      'before',
      'value',
      'found',
      'foundLow',
      'foundHigh',
      'count',
    ],
  ],
}

const get = (name: string) => `(local.get $${name})`
const set = (name: string, value: string) => `(local.set $${name} ${value})`
const setting = (name: string) => `(global.get $${name})`
const lines = (...parts: readonly string[]) => parts.join('\n')

/** The distance between two voxels in bytes. */
const BYTES = { x: '(i32.const 2)', y: setting('rowBytes'), z: setting('sliceBytes') } as const

/** Four pixels along an axis, as two vectors of double precision. */
const placeAxis = (axis: string) =>
  lines(
    ...HALVES.map((half, index) =>
      lines(
        set(
          `${axis}${half}`,
          `(f64x2.add
            (f64x2.splat ${get(axis)})
            (f64x2.mul (f64x2.splat ${get(`${axis}Step`)}) (v128.const f64x2 ${index * 2} ${index * 2 + 1})))`,
        ),
        set(`${axis}Floor${half}`, `(f64x2.floor ${get(`${axis}${half}`)})`),
      ),
    ),
  )

const joinHalves = (low: string, high: string) =>
  `(i8x16.shuffle 0 1 2 3 4 5 6 7 16 17 18 19 20 21 22 23 ${low} ${high})`

/** Both halves of four numbers, made 32 bits of each. */
const bothHalves = (change: (half: string) => string) => {
  const [low, high] = HALVES.map((half) => `(i32x4.trunc_sat_f64x2_s_zero ${change(half)})`)
  return joinHalves(low as string, high as string)
}

const four = (number: string) => `(v128.const f32x4 ${Array(4).fill(number).join(' ')})`
const twice = (number: string) => `(v128.const f64x2 ${number} ${number})`

/**
 * Vectors that stay the same along a row. They are written to memory and read back before the loop: the compiler
 * computes them again in each round otherwise, since it moves what has no effect to where it is used.
 */
const KEPT = [
  ...DIRECTIONS.flatMap((direction) =>
    AXES.flatMap((axis) => [`${direction}${axis}Step`, `${direction}${axis}Least`]),
  ),
  ...DIRECTIONS.map((direction) => `${direction}AddressStep`),
  ...AXES.map((axis) => `${axis}Bytes`),
  ...['difference', 'xUnit', 'xHalf', 'unit', 'half'],
]

const keep = (name: string, vector: string) =>
  `(v128.store offset=${KEPT.indexOf(name) * 16} ${setting('kept')} ${vector})`

const kept = (name: string) => `(v128.load offset=${KEPT.indexOf(name) * 16} ${setting('kept')})`

/** The parameters that are the same for all rows of a volume. */
const KEEP = lines(
  ...AXES.map((axis) => keep(`${axis}Bytes`, `(i32x4.splat ${BYTES[axis]})`)),
  keep('difference', '(v128.const i16x8 -1 1 -1 1 -1 1 -1 1)'),
  keep('xUnit', four('0x1p-16')),
  keep('xHalf', four('32768')),
  keep('unit', four('0x1p-32')),
  keep('half', four('0.5')),
)

/**
 * Values that the loop over the depth uses are in local variables; those that are needed once for four pixels stay in
 * memory.
 */
const READ_KEPT = lines(
  set('below', setting('rowBytes')),
  set('behind', setting('sliceBytes')),
  ...KEPT.filter((name) => !name.startsWith('row')).map((name) => set(name, kept(name))),
)

/**
 * The fraction of a voxel is kept in 32 bits, less half of their range: one comparison then detects an overflow, upon
 * which the address moves on by one voxel.
 */
const placePart = (axis: Axis) =>
  set(
    `row${axis}Part`,
    bothHalves(
      (half) =>
        `(f64x2.sub
          (f64x2.mul (f64x2.sub ${get(`${axis}${half}`)} ${get(`${axis}Floor${half}`)}) ${twice('4294967296')})
          ${twice('2147483648')})`,
    ),
  )

/** The movement along an axis from one iteration to the next: four pixels, or one depth. */
const STRIDES: Record<Direction, (axis: Axis) => string> = {
  row: (axis) => `(f64.mul (f64.const 4) ${get(`${axis}Step`)})`,
  depth: (axis) => get(`${axis}Depth`),
}

const keepStep = (direction: Direction, axis: Axis) => {
  const stride = STRIDES[direction](axis)
  return lines(
    set(
      'value',
      `(i32x4.splat (i32.trunc_sat_f64_u (f64.mul
        (f64.sub ${stride} (f64.floor ${stride}))
        (f64.const 4294967296))))`,
    ),
    keep(`${direction}${axis}Step`, get('value')),
    keep(
      `${direction}${axis}Least`,
      `(v128.xor ${get('value')} (v128.const i32x4 ${Array(4).fill('0x80000000').join(' ')}))`,
    ),
  )
}

const keepAddressStep = (direction: Direction) =>
  keep(
    `${direction}AddressStep`,
    `(i32x4.splat ${AXES.map(
      (axis) => `(i32.mul ${BYTES[axis]} (i32.trunc_sat_f64_s (f64.floor ${STRIDES[direction](axis)})))`,
    ).reduce((sum, part) => `(i32.add ${sum} ${part})`)})`,
  )

const BEGIN = lines(
  ...AXES.map(placeAxis),
  ...AXES.map(placePart),
  set(
    'rowAddress',
    `(i32x4.add
      (i32x4.splat ${setting('voxels')})
      (i32x4.shl ${bothHalves(
        (half) =>
          `(f64x2.add
            (f64x2.mul ${get(`zFloor${half}`)} (f64x2.splat ${setting('sliceVoxels')}))
            (f64x2.add
              (f64x2.mul ${get(`yFloor${half}`)} (f64x2.splat ${setting('rowVoxels')}))
              ${get(`xFloor${half}`)}))`,
      )} (i32.const 1)))`,
  ),
  ...DIRECTIONS.flatMap((direction) => [
    ...AXES.map((axis) => keepStep(direction, axis)),
    keepAddressStep(direction),
  ]),
)

const advance = (direction: Direction) => {
  const step = direction === 'row' ? kept : get
  return lines(
    ...AXES.map((axis) =>
      lines(
        set(
          `${direction}${axis}Part`,
          `(i32x4.add ${get(`${direction}${axis}Part`)} ${step(`${direction}${axis}Step`)})`,
        ),
        set(
          `${direction}Address`,
          `(i32x4.add
            ${get(`${direction}Address`)}
            (v128.and
              ${get(`${axis}Bytes`)}
              (i32x4.lt_s ${get(`${direction}${axis}Part`)} ${step(`${direction}${axis}Least`)})))`,
        ),
      ),
    ),
    set(
      `${direction}Address`,
      `(i32x4.add ${get(`${direction}Address`)} ${step(`${direction}AddressStep`)})`,
    ),
  )
}

const TURN_INTO_DEPTH = lines(
  ...AXES.map((axis) => set(`depth${axis}Part`, get(`row${axis}Part`))),
  set('depthAddress', get('rowAddress')),
  set('depth', '(i32.const 0)'),
)

/** Values are 65,536 times as large here (see `mixPairs`), which the share along a row brings about. */
const shareOf = (axis: Axis) => {
  const [unit, half] = axis === 'x' ? ['xUnit', 'xHalf'] : ['unit', 'half']
  return set(
    `${axis}Share`,
    `(f32x4.add (f32x4.mul (f32x4.convert_i32x4_s ${get(`depth${axis}Part`)}) ${get(unit)}) ${get(half)})`,
  )
}

const STEPS = [0, 1, 2, 3] as const

const addressOf = (from: string) => (step: number) =>
  set(`at${step}`, `(i32x4.extract_lane ${step} ${get(from)})`)

/** One number of each of the four pixels. */
const load = (pairs: string) =>
  set(
    pairs,
    STEPS.slice(1).reduce(
      (vector, step) => `(v128.load32_lane ${step} ${get(`at${step}`)} ${vector})`,
      `(v128.load32_zero ${get('at0')})`,
    ),
  )

const moveOn = (operation: 'add' | 'sub', by: string) =>
  lines(...STEPS.map((step) => set(`at${step}`, `(i32.${operation} ${get(`at${step}`)} ${by})`)))

const loadFrom = (addresses: string) =>
  lines(
    ...STEPS.map(addressOf(addresses)),
    load('near'),
    moveOn('add', get('below')),
    load('nearBelow'),
    moveOn('add', get('behind')),
    load('farBelow'),
    moveOn('sub', get('below')),
    load('far'),
  )

const paddingIn = (pairs: string) =>
  `(i16x8.eq ${get(pairs)} (v128.const i16x8 ${Array(8).fill('-32768').join(' ')}))`
const paddingInAll = (join: 'or' | 'and') =>
  PAIRS.slice(1).reduce(
    (vector, pairs) => `(v128.${join} ${vector} ${paddingIn(pairs)})`,
    paddingIn(PAIRS[0]),
  )

const mix = (into: string, a: string, b: string, share: string) =>
  set(into, `(f32x4.add ${a} (f32x4.mul (f32x4.sub ${b} ${a}) ${get(share)}))`)

/**
 * The first voxel of a pair is the lower half of the number; moved to the upper half it is 65,536 times as large, which
 * saves moving it back. The product with -1 and 1 is the difference of both.
 */
const mixPairs = (into: string, pairs: string) =>
  set(
    into,
    `(f32x4.add
      (f32x4.convert_i32x4_s (i32x4.shl ${get(pairs)} (i32.const 16)))
      (f32x4.mul
        (f32x4.convert_i32x4_s (i32x4.dot_i16x8_s ${get(pairs)} ${get('difference')}))
        ${get('xShare')}))`,
  )

const MIX = lines(
  ...AXES.map(shareOf),
  mixPairs('upper', 'near'),
  mixPairs('lower', 'nearBelow'),
  mix('before', get('upper'), get('lower'), 'yShare'),
  mixPairs('upper', 'far'),
  mixPairs('lower', 'farBelow'),
  mix('value', get('upper'), get('lower'), 'yShare'),
  mix('value', get('before'), get('value'), 'zShare'),
)

const promoted = (vector: string, half: number) =>
  half === 0
    ? `(f64x2.promote_low_f32x4 ${vector})`
    : `(f64x2.promote_low_f32x4 (i8x16.shuffle 8 9 10 11 12 13 14 15 8 9 10 11 12 13 14 15 ${vector} ${vector}))`

/** The address of a pixel's entry in a table whose entries have this many bytes (as a power of two). */
const placeIn = (table: string, bytes: number) =>
  `(i32.add ${setting(table)} (i32.shl ${get('step')} (i32.const ${bytes})))`

interface Gathering {
  /** Entries of the tables are read before the depths of four pixels, and written after them. */
  read: string
  /** The value that changes no result; it takes the place of points that are left out. */
  none: string
  add: string
  /** Does the same as `add` where some of the four pixels are left out. */
  addSome: string
  write: string
}

const both = (add: string) => ({ add, addSome: add })

const gatherExtreme = (operation: string, none: string): Gathering => ({
  read: set('found', `(v128.load ${placeIn('gathered', 2)})`),
  none,
  ...both(set('found', `(${operation} ${get('found')} ${get('value')})`)),
  write: `(v128.store ${placeIn('gathered', 2)} ${get('found')})`,
})

const ADD_SUMS = lines(
  ...HALVES.map((half, index) =>
    set(`found${half}`, `(f64x2.add ${get(`found${half}`)} ${promoted(get('value'), index)})`),
  ),
)

/** In double precision, without which many values would not add up well. */
const GATHER_SUMS: Gathering = {
  read: lines(
    ...HALVES.map((half, index) =>
      set(`found${half}`, `(v128.load offset=${index * 16} ${placeIn('gathered', 3)})`),
    ),
    set('count', `(v128.load ${placeIn('counts', 2)})`),
  ),
  none: '0',
  add: lines(ADD_SUMS, set('count', `(i32x4.add ${get('count')} (v128.const i32x4 1 1 1 1))`)),
  addSome: lines(
    ADD_SUMS,
    set('count', `(i32x4.add ${get('count')} (v128.andnot (v128.const i32x4 1 1 1 1) ${get('left')}))`),
  ),
  write: lines(
    ...HALVES.map(
      (half, index) => `(v128.store offset=${index * 16} ${placeIn('gathered', 3)} ${get(`found${half}`)})`,
    ),
    `(v128.store ${placeIn('counts', 2)} ${get('count')})`,
  ),
}

const GATHERING = {
  mean: GATHER_SUMS,
  max: gatherExtreme('f32x4.pmax', '-inf'),
  min: gatherExtreme('f32x4.pmin', 'inf'),
}

const NOTHING = '(v128.const i32x4 0 0 0 0)'

/** The four values without those that are left out. */
const gatherSome = ({ none, addSome }: Gathering) =>
  lines(
    MIX,
    set('value', `(v128.bitselect (f32x4.splat (f32.const ${none})) ${get('value')} ${get('left')})`),
    addSome,
  )

/**
 * Points with padding around them are left out. Those with voxels around them, too, are listed: their depth, the first
 * of the four pixels in 12 bits, and a bit for each of them. At the border of the volume those outside are left out as well.
 */
const gatherBesidePadding = (gathering: Gathering, isBorder: boolean) => `
  ${set('left', `(i32x4.ne ${get('some')} ${NOTHING})`)}
  ${set('all', `(i32x4.ne ${paddingInAll('and')} (v128.const i32x4 -1 -1 -1 -1))`)}
  ${set('all', `(v128.and ${get('all')} ${get('left')})`)}
  ${isBorder ? set('all', `(v128.and ${get('all')} ${get('inside')})`) : ''}
  ${isBorder ? set('left', `(v128.or ${get('left')} (v128.not ${get('inside')}))`) : ''}
  (if (v128.any_true ${get('all')})
    (then
      (i32.store
        (i32.add ${setting('beside')} (i32.shl ${get('listed')} (i32.const 2)))
        (i32.or
          (i32.shl (i32.or (i32.shl ${get('depth')} (i32.const 12)) ${get('step')}) (i32.const 4))
          (i32x4.bitmask ${get('all')})))
      ${set('listed', `(i32.add ${get('listed')} (i32.const 1))`)}))
  (if (i32.eqz (i32x4.all_true ${get('left')}))
    (then ${gatherSome(gathering)}))`

const gatherPlain = ({ add }: Gathering) => lines(MIX, add)

const gatherPadded = (gathering: Gathering) => `
  ${set('some', paddingInAll('or'))}
  (if (v128.any_true ${get('some')})
    (then ${gatherBesidePadding(gathering, false)})
    (else ${gatherPlain(gathering)}))`

/** The points of all four pixels are inside of the volume at every depth. */
const gatherInside = (gathering: Gathering, isPadded: boolean) =>
  lines(loadFrom('depthAddress'), isPadded ? gatherPadded(gathering) : gatherPlain(gathering))

const reachOf = (offset: number) =>
  `(v128.load32_splat offset=${offset} (i32.add ${setting('reaches')} (i32.shl ${get('depth')} (i32.const 3))))`

/** Points outside of the volume may lie outside of the memory, too; the first voxel is read in their place. */
const gatherAtBorder = (gathering: Gathering, isPadded: boolean) => `
  ${set('value', `(i32x4.add (i32x4.splat ${get('step')}) (v128.const i32x4 0 1 2 3))`)}
  ${set('inside', `(v128.and (i32x4.ge_s ${get('value')} ${reachOf(0)}) (i32x4.lt_s ${get('value')} ${reachOf(4)}))`)}
  (if (v128.any_true ${get('inside')})
    (then
      ${set(
        'readable',
        `(v128.bitselect ${get('depthAddress')} (i32x4.splat ${setting('voxels')}) ${get('inside')})`,
      )}
      ${loadFrom('readable')}
      ${
        isPadded
          ? lines(set('some', paddingInAll('or')), gatherBesidePadding(gathering, true))
          : lines(set('left', `(v128.not ${get('inside')})`), gatherSome(gathering))
      }))`

const throughDepths = (label: string, gather: string) => `
  (loop $${label}
    ${gather}
    ${advance('depth')}
    ${set('depth', `(i32.add ${get('depth')} (i32.const 1))`)}
    (br_if $${label} (i32.lt_s ${get('depth')} ${get('depths')})))`

const ARE_INSIDE = `(i32.and
  (i32.ge_s ${get('step')} ${get('innerStart')})
  (i32.le_s (i32.add ${get('step')} (i32.const 4)) ${get('innerEnd')}))`

const coordinates = (suffix: string) => AXES.map((axis) => `(param $${axis}${suffix} f64)`).join(' ')

/** Looking for padding takes an eighth of the time, which a volume without any doesn't spend. */
const gatherText = (mode: keyof typeof GATHERING, isPadded: boolean) => `
  (func (export "${mode}${isPadded ? 'Padded' : ''}")
    (param $step i32) (param $end i32) (param $innerStart i32) (param $innerEnd i32) (param $depths i32)
    ${coordinates('')} ${coordinates('Step')} ${coordinates('Depth')}
    (result i32)
    ${Object.entries(LOCALS)
      .flatMap(([type, names]) => names.map((name) => `(local $${name} ${type})`))
      .join(' ')}
    ${BEGIN}
    ${READ_KEPT}
    (block $done
      (loop $next
        (br_if $done (i32.ge_s ${get('step')} ${get('end')}))
        ${TURN_INTO_DEPTH}
        ${GATHERING[mode].read}
        (if ${ARE_INSIDE}
          (then ${throughDepths('deeper', gatherInside(GATHERING[mode], isPadded))})
          (else ${throughDepths('deeperAtBorder', gatherAtBorder(GATHERING[mode], isPadded))}))
        ${GATHERING[mode].write}
        ${advance('row')}
        ${set('step', `(i32.add ${get('step')} (i32.const 4))`)}
        (br $next)))
    ${get('listed')})`

/**
 * WebAssembly that samples a slab below a row of pixels and gathers what it finds, four pixels at once. JavaScript has no
 * vectors, and needs seven times as long. It goes through the depth of four pixels before it comes to the next: what they
 * read lies close together, and what is gathered stays in registers. From `innerStart` to `innerEnd` pixels are inside of the
 * volume at every depth, and beside that where `reaches` says so; all points inside have eight neighbors, since the copy has
 * its outermost voxels twice. The coordinates are those of the first pixel at the first depth, in voxels, and the differences
 * of the next pixel and of the next depth. It is kept as text that functions put together, because the format has no
 * macros; `slabKernelBytes` is compiled from it.
 */
export const SLAB_KERNEL_TEXT = `(module
  (memory (import "env" "memory") 1)
  ${SETTINGS.map(([name, type]) => `(global $${name} (mut ${type}) (${type}.const 0))`).join('\n  ')}
  (func (export "setUp")
    ${SETTINGS.map(([name, type]) => `(param $${name} ${type})`).join(' ')}
    ${SETTINGS.map(([name]) => `(global.set $${name} (local.get $${name}))`).join('\n    ')}
    ${KEEP})
  ${(['mean', 'max', 'min'] as const)
    .flatMap((mode) => [gatherText(mode, false), gatherText(mode, true)])
    .join('\n')})`
