/** Numbers that belong to a volume, in the order in which `setUp` takes them. */
const SETTINGS = [
  ['columns', 'f64'],
  ['sliceVoxels', 'f64'],
  ['rowBytes', 'i32'],
  ['sliceBytes', 'i32'],
  // Addresses of the voxels, of what is gathered for each pixel of a row, of the number of values that were added up
  // there, of the list of steps beside padding, and of the vectors that are kept.
  ['voxels', 'i32'],
  ['gathered', 'i32'],
  ['counts', 'i32'],
  ['beside', 'i32'],
  ['kept', 'i32'],
  ['isPadded', 'i32'],
] as const

const AXES = ['x', 'y', 'z'] as const
type Axis = (typeof AXES)[number]
const HALVES = ['Low', 'High'] as const
/** The neighbours of a step in a row are read as one number of 32 bits; it has four such pairs. */
const PAIRS = ['near', 'nearBelow', 'far', 'farBelow'] as const

const LOCALS = {
  i32: ['listed', 'hasPadding', 'at0', 'at1', 'at2', 'at3', 'below', 'behind'],
  v128: [
    ...AXES.flatMap((axis) => [
      ...[`${axis}Share`, `${axis}Part`, `${axis}PartStep`, `${axis}PartLeast`, `${axis}Bytes`],
      ...HALVES.flatMap((half) => [`${axis}${half}`, `${axis}Floor${half}`]),
    ]),
    ...['address', 'addressStep', 'difference', 'xUnit', 'xHalf', 'unit', 'half'],
    ...PAIRS,
    ...['some', 'all', 'left', 'upper', 'lower', 'before', 'value'],
  ],
}

const get = (name: string) => `(local.get $${name})`
const set = (name: string, value: string) => `(local.set $${name} ${value})`
const setting = (name: string) => `(global.get $${name})`
const lines = (...parts: readonly string[]) => parts.join('\n')

/** What one voxel further is in bytes. */
const BYTES = { x: '(i32.const 2)', y: setting('rowBytes'), z: setting('sliceBytes') } as const

/** Four steps of an axis, as two vectors of double precision. */
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
 * Vectors that stay the same along a line. They are written to memory and read back before the loop: the compiler
 * computes them again in each round otherwise, since it moves what has no effect to where it is used.
 */
const KEPT = [
  ...AXES.flatMap((axis) => [`${axis}PartStep`, `${axis}PartLeast`, `${axis}Bytes`]),
  ...['addressStep', 'difference', 'xUnit', 'xHalf', 'unit', 'half'],
]

const keep = (name: string, vector: string) =>
  `(v128.store offset=${KEPT.indexOf(name) * 16} ${setting('kept')} ${vector})`

/** What is the same for all lines of a volume. */
const KEEP = lines(
  ...AXES.map((axis) => keep(`${axis}Bytes`, `(i32x4.splat ${BYTES[axis]})`)),
  keep('difference', '(v128.const i16x8 -1 1 -1 1 -1 1 -1 1)'),
  keep('xUnit', four('0x1p-16')),
  keep('xHalf', four('32768')),
  keep('unit', four('0x1p-32')),
  keep('half', four('0.5')),
)

const READ_KEPT = lines(
  set('below', setting('rowBytes')),
  set('behind', setting('sliceBytes')),
  ...KEPT.map((name, index) => set(name, `(v128.load offset=${index * 16} ${setting('kept')})`)),
)

/**
 * What lies behind the point is kept in 32 bits, less half of their range: so an overflow is found by one comparison, and
 * the address moves on by one voxel then.
 */
const beginAxis = (axis: Axis) =>
  lines(
    set(
      `${axis}Part`,
      bothHalves(
        (half) =>
          `(f64x2.sub
            (f64x2.mul (f64x2.sub ${get(`${axis}${half}`)} ${get(`${axis}Floor${half}`)}) ${twice('4294967296')})
            ${twice('2147483648')})`,
      ),
    ),
    set(`${axis}Step`, `(f64.mul (f64.const 4) ${get(`${axis}Step`)})`),
    set(
      `${axis}Low`,
      `(i32x4.splat (i32.trunc_sat_f64_u (f64.nearest (f64.mul
        (f64.sub ${get(`${axis}Step`)} (f64.floor ${get(`${axis}Step`)}))
        (f64.const 4294967296)))))`,
    ),
    keep(`${axis}PartStep`, get(`${axis}Low`)),
    keep(
      `${axis}PartLeast`,
      `(v128.xor ${get(`${axis}Low`)} (v128.const i32x4 ${Array(4).fill('0x80000000').join(' ')}))`,
    ),
  )

const BEGIN = lines(
  ...AXES.map(placeAxis),
  ...AXES.map(beginAxis),
  set(
    'address',
    `(i32x4.add
      (i32x4.splat ${setting('voxels')})
      (i32x4.shl ${bothHalves(
        (half) =>
          `(f64x2.add
            (f64x2.mul ${get(`zFloor${half}`)} (f64x2.splat ${setting('sliceVoxels')}))
            (f64x2.add
              (f64x2.mul ${get(`yFloor${half}`)} (f64x2.splat ${setting('columns')}))
              ${get(`xFloor${half}`)}))`,
      )} (i32.const 1)))`,
  ),
  keep(
    'addressStep',
    `(i32x4.splat ${AXES.map(
      (axis) => `(i32.mul ${BYTES[axis]} (i32.trunc_sat_f64_s (f64.floor ${get(`${axis}Step`)})))`,
    ).reduce((sum, part) => `(i32.add ${sum} ${part})`)})`,
  ),
)

const advanceAxis = (axis: Axis) =>
  lines(
    set(`${axis}Part`, `(i32x4.add ${get(`${axis}Part`)} ${get(`${axis}PartStep`)})`),
    set(
      'address',
      `(i32x4.add
        ${get('address')}
        (v128.and
          ${get(`${axis}Bytes`)}
          (i32x4.lt_s ${get(`${axis}Part`)} ${get(`${axis}PartLeast`)})))`,
    ),
  )

const ADVANCE = lines(
  ...AXES.map(advanceAxis),
  set('address', `(i32x4.add ${get('address')} ${get('addressStep')})`),
)

/** Values are 65,536 times as large here (see `mixPairs`), which the share along a row brings about. */
const shareOf = (axis: Axis) => {
  const [unit, half] = axis === 'x' ? ['xUnit', 'xHalf'] : ['unit', 'half']
  return set(
    `${axis}Share`,
    `(f32x4.add (f32x4.mul (f32x4.convert_i32x4_s ${get(`${axis}Part`)}) ${get(unit)}) ${get(half)})`,
  )
}

const STEPS = [0, 1, 2, 3] as const

const addressOf = (step: number) => set(`at${step}`, `(i32x4.extract_lane ${step} ${get('address')})`)

/** One number of each of the four steps. */
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

const LOAD = lines(
  ...STEPS.map(addressOf),
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

/**
 * Steps with padding around them are left out. Those with voxels around them, too, are listed: the number of the first
 * of the four steps, times 16, and a bit for each of them.
 */
const LEAVE_PADDING_OUT = `
  ${set('some', paddingInAll('or'))}
  ${set('hasPadding', `(v128.any_true ${get('some')})`)}
  (if ${get('hasPadding')}
    (then
      ${set('left', `(i32x4.ne ${get('some')} (v128.const i32x4 0 0 0 0))`)}
      ${set('all', `(i32x4.ne ${paddingInAll('and')} (v128.const i32x4 -1 -1 -1 -1))`)}
      ${set('all', `(v128.and ${get('all')} ${get('left')})`)}
      (if (v128.any_true ${get('all')})
        (then
          (i32.store
            (i32.add ${setting('beside')} (i32.shl ${get('listed')} (i32.const 2)))
            (i32.or (i32.shl ${get('step')} (i32.const 4)) (i32x4.bitmask ${get('all')})))
          ${set('listed', `(i32.add ${get('listed')} (i32.const 1))`)}))
      (br_if $gathered (i32x4.all_true ${get('left')}))))`

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

/** Where the numbers of a step are in a table, which have so many bytes (as a power of two). */
const placeIn = (table: string, bytes: number) =>
  `(i32.add ${setting(table)} (i32.shl ${get('step')} (i32.const ${bytes})))`

/** Changes four entries of a table. */
const change = (table: string, operation: string, vector: string) =>
  `(v128.store ${placeIn(table, 2)} (${operation} (v128.load ${placeIn(table, 2)}) ${vector}))`

/** The same in double precision, without which many values would not add up well. */
const addWide = (table: string, vector: string) =>
  lines(
    ...[0, 1].map((half) => {
      const [at, offset] = [placeIn(table, 3), half * 16]
      const sum = `(f64x2.add (v128.load offset=${offset} ${at}) ${promoted(vector, half)})`
      return `(v128.store offset=${offset} ${at} ${sum})`
    }),
  )

const ifPadded = (pairs: string) => `(if ${get('hasPadding')} (then ${pairs}))`
const neutral = (value: string) =>
  ifPadded(set('value', `(v128.bitselect (f32x4.splat (f32.const ${value})) ${get('value')} ${get('left')})`))

const GATHERING = {
  mean: lines(
    neutral('0'),
    addWide('gathered', get('value')),
    change('counts', 'i32x4.add', `(v128.andnot (i32x4.splat (i32.const 1)) ${get('left')})`),
  ),
  max: lines(neutral('-inf'), change('gathered', 'f32x4.pmax', get('value'))),
  min: lines(neutral('inf'), change('gathered', 'f32x4.pmin', get('value'))),
}

const gatherText = (mode: keyof typeof GATHERING) => `
  (func (export "${mode}")
    (param $step i32) (param $end i32)
    ${AXES.map((axis) => `(param $${axis} f64)`).join(' ')}
    ${AXES.map((axis) => `(param $${axis}Step f64)`).join(' ')}
    (result i32)
    ${Object.entries(LOCALS)
      .flatMap(([type, names]) => names.map((name) => `(local $${name} ${type})`))
      .join(' ')}
    ${BEGIN}
    ${READ_KEPT}
    (block $done
      (loop $next
        (br_if $done (i32.ge_s ${get('step')} ${get('end')}))
        ${LOAD}
        ${set('left', '(v128.const i32x4 0 0 0 0)')}
        (block $gathered
          (if ${setting('isPadded')} (then ${LEAVE_PADDING_OUT}))
          ${MIX}
          ${GATHERING[mode]})
        ${ADVANCE}
        ${set('step', `(i32.add ${get('step')} (i32.const 4))`)}
        (br $next)))
    ${get('listed')})`

/**
 * WebAssembly that samples a line through a volume and gathers what it finds, four steps at once. JavaScript has no vectors,
 * and needs seven times as long. Steps have all eight neighbours, and their number is a multiple of four. The
 * coordinates are those of the first step, in voxels, and the difference of the next. Text, because it is written
 * by functions in place of macros, which the format has none of; `slabKernelBytes` is what becomes of it.
 */
export const SLAB_KERNEL_TEXT = `(module
  (memory (import "env" "memory") 1)
  ${SETTINGS.map(([name, type]) => `(global $${name} (mut ${type}) (${type}.const 0))`).join('\n  ')}
  (func (export "setUp")
    ${SETTINGS.map(([name, type]) => `(param $${name} ${type})`).join(' ')}
    ${SETTINGS.map(([name]) => `(global.set $${name} (local.get $${name}))`).join('\n    ')}
    ${KEEP})
  ${(['mean', 'max', 'min'] as const).map(gatherText).join('\n')})`
