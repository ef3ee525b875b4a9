/** The number of each. Payers have twenty orders each. */
export interface SeedScale {
  members: number
  plates: number
  modules: number
  payers: number
}

export const ORDERS_EACH = 20

/**
 * Inserts the rows with the numbers from $1 to $2; every value is derived from its number, so that repeating
 * gives the same.
 */
export interface SeedStep {
  name: string
  count: (scale: SeedScale) => number
  /** The rows that one number makes. */
  factor?: number
  sql: string
}

const pick = (values: readonly string[], by: string): string =>
  `(array[${values.map((value) => `'${value}'`).join(', ')}])[${by} % ${values.length} + 1]`

/** A pseudo-random number that is the same each time. */
const chance = (of: string, salt: number): string => `abs(hashint8extended((${of})::bigint, ${salt}))`

// The frequencies are roughly those in Korea.
const FAMILY_NAMES =
  '김 김 김 김 이 이 이 박 박 최 정 강 조 윤 장 임 한 오 서 신 권 황 안 송 류 전 홍 고 문 양'.split(' ')
const FIRST = '민 서 지 하 도 예 준 현 수 은 재 성 영 태 우 윤 시 유 나 다'.split(' ')
const SECOND = '준 연 우 윤 서 은 현 민 진 호 아 영 수 희 원 율 빈 석 혁 람'.split(' ')
const ROMAN = 'kim lee park choi jung kang cho yoon jang lim han oh seo shin kwon hwang'.split(' ')
const GIVEN = 'minjun seoyeon jiwoo doyun haeun jisoo hyunwoo yejin taeho soomin eunji jaehyun'.split(' ')
const MAIL =
  'gmail.example gmail.example gmail.example naver.example naver.example naver.example hanmail.example'
    .split(' ')
    .concat('snuh.example', 'amc.example', 'smc.example')
const TASTE = '푸른 조용한 빠른 느긋한 밝은 깊은 새벽 겨울 작은 하얀 은빛 단단한'.split(' ')
const THING = '고래 소나무 판독실 엑스선 현미경 바다 여우 등대 구름 나침반 결절 초음파'.split(' ')
const PART = '흉부 복부 갑상선 유방 무릎 척추 간 신장 뇌 심장 전립선 골반'.split(' ')
const EXAM = 'CT MRI X선 초음파 조직검사 세포검사'.split(' ')
const KIND = '기본 추적 응급 수술전 검진 상세 요약 정상'.split(' ')

const memberId = (n: string) => `'mem_' || substr(md5('m' || (${n})), 1, 22)`
const payerId = (k: string) => `'pyr_' || substr(md5('p' || (${k})), 1, 22)`
const orderId = (j: string) => `'ord_' || substr(md5('o' || (${j})), 1, 22)`
/** Every fourth member pays. */
const memberOfPayer = (k: string) => memberId(`(${k}) * 4`)

/** Order `i` of payer `k` is order `j` of all. */
const ORDERS = `
  select *, case kind_of_end when 'failed' then null else ordered_at + interval '20 seconds' end as paid_at from (
    select *, started_at + i * term + interval '1 millisecond' * (${chance('j', 3)} % 86400000) as ordered_at,
      case
        when i = ${ORDERS_EACH - 1} and k % 5000 = 2 then 'pending'
        when i = ${ORDERS_EACH - 1} and k % 2000 = 1 then 'refundRequested'
        when ${chance('j', 1)} % 1000 < 945 then 'paid'
        when ${chance('j', 1)} % 1000 < 975 then 'failed'
        when ${chance('j', 1)} % 1000 < 994 then 'refunded'
        else 'returned' end as kind_of_end
    from (
      select k, i, (k - 1)::bigint * ${ORDERS_EACH} + i as j, plan_id, is_tier, price,
        case when is_tier then interval '30 days' else interval '90 days' end as term,
        date_trunc('day', now()) - case when is_tier then interval '30 days' else interval '90 days' end * ${ORDERS_EACH - 1}
          - interval '1 day' * (case when k % 5 < 2 then 1 + k % 25 else 40 + ${chance('k', 2)} % 1100 end) as started_at
      from generate_series($1::bigint, $2::bigint) k cross join generate_series(0, ${ORDERS_EACH - 1}) i
        cross join lateral (select case k % 20 when 0 then 'sheet-1-yearly' when 1 then 'sheet-3-yearly'
          when 2 then 'sheet-5-yearly' when 3 then 'standard-monthly' when 4 then 'standard-monthly'
          when 5 then 'standard-monthly' else 'basic-monthly' end as plan_id) plan
        cross join lateral (select plan_id in ('basic-monthly', 'standard-monthly') as is_tier,
          case plan_id when 'sheet-1-yearly' then 200000 when 'sheet-3-yearly' then 300000
            when 'sheet-5-yearly' then 400000 when 'standard-monthly' then 50000 else 30000 end as price) money
    ) as numbered) as ended`
const KEPT = `kind_of_end in ('paid', 'refunded', 'refundRequested')`
const TAKEN = `kind_of_end in ('paid', 'refunded', 'refundRequested', 'returned')`

export const SEED_STEPS: readonly SeedStep[] = [
  {
    name: 'members',
    count: ({ members }) => members,
    sql: `
      insert into members (id, email, password_hash, nickname, nickname_key, name, phone, age, nationality, major, role,
        terms_agreed_at, privacy_agreed_at, suspended_at, created_at, updated_at, last_seen_at)
      select ${memberId('n')}, roman || '.' || given || n || '@' || mail, '', nickname, nickname, name,
        '010' || lpad((${chance('n', 14)} % 100000000)::text, 8, '0'), 24 + ${chance('n', 15)} % 45, 'KR',
        case when n % 4 = 0 then 'pathology' else 'radiology' end, case when n % 100000 = 7 then 'admin' else 'user' end,
        at, at, case when ${chance('n', 16)} % 200 = 0 then at + interval '20 days' end, at, at,
        case when ${chance('n', 17)} % 10 = 0 then 'epoch' else at + (now() - at) * (${chance('n', 18)} % 1000 / 1000.0) end
      from generate_series($1::bigint, $2::bigint) n
        cross join lateral (select
          ${pick(FAMILY_NAMES, chance('n', 4))} || ${pick(FIRST, chance('n', 5))} || ${pick(SECOND, chance('n', 6))} as name,
          ${pick(TASTE, chance('n', 7))} || ${pick(THING, chance('n', 8))} || n as nickname,
          ${pick(ROMAN, chance('n', 9))} as roman, ${pick(GIVEN, chance('n', 10))} as given,
          ${pick(MAIL, chance('n', 11))} as mail,
          now() - interval '1 second' * (${chance('n', 12)} % 157680000) as at) words`,
  },
  {
    name: 'plates',
    count: ({ plates }) => plates,
    sql: `
      insert into plates (id, owner_id, name, cells, shared, library, revision, created_at, updated_at, deleted_at, search_text)
      select 'pla_' || substr(md5('b' || n), 1, 22), m.id, title.name,
        (select jsonb_agg(jsonb_build_object('id', 'c' || c, 'position', c, 'name', '칸 ' || c, 'title', '소견 ' || c,
          'outputs', jsonb_build_array(jsonb_build_object('id', 'o', 'kind', 'phrase', 'section', 'findings',
            'text', jsonb_build_object('ko', '정상 범위의 소견입니다.'))))) from generate_series(0, (${chance('n', 20)} % 6)::int) c),
        n % 20 = 0, case when n % 2000 = 0 then 'free' when n % 2000 = 1000 then 'paid' end, 1 + n % 9,
        m.created_at + lived * 0.5, m.created_at + lived, case when ${chance('n', 21)} % 50 = 0 then now() - interval '3 days' end,
        list_fold(title.name || E'\\n' || m.nickname || E'\\n' || m.email)
      from generate_series($1::bigint, $2::bigint) n
        join members m on m.id = ${memberId(`${chance('n', 22)} % $3 + 1`)}
        cross join lateral (select (now() - m.created_at) * (${chance('n', 23)} % 100000 / 100000.0) as lived,
          ${pick(PART, chance('n', 24))} || ' ' || ${pick(EXAM, chance('n', 25))} || ' ' || ${pick(KIND, chance('n', 26))}
            || ' ' || n % 1000 as name) title`,
  },
  {
    name: 'modules',
    count: ({ modules }) => modules,
    sql: `
      insert into modules (id, owner_id, name, name_key, section, modality, type, note, shared, library, definition,
        input_count, output_count, created_at, updated_at, search_text)
      select 'mod_' || substr(md5('d' || n), 1, 22), m.id, title.name, title.name,
        ${pick(PART, chance('n', 30))}, ${pick(EXAM, chance('n', 31))}, '서식', '', n % 10 = 0,
        case when n % 1000 = 0 then 'free' when n % 1000 = 500 then 'paid' end,
        ('{"inputs":[],"outputs":[{"id":"finding","section":"findings","body":{"ko":["정상입니다. ' || n || '"]}}]}')::json,
        0, 1, m.created_at + lived * 0.5, m.created_at + lived, list_fold(title.name || E'\\n' || m.nickname || E'\\n' || m.email)
      from generate_series($1::bigint, $2::bigint) n
        join members m on m.id = ${memberId(`${chance('n', 32)} % $3 + 1`)}
        cross join lateral (select (now() - m.created_at) * (${chance('n', 33)} % 100000 / 100000.0) as lived,
          ${pick(PART, chance('n', 30))} || ' 모듈 ' || n as name) title`,
  },
  {
    name: 'payers',
    count: ({ payers }) => payers,
    sql: `
      insert into payers (id, member_id, customer_key, created_at)
      select ${payerId('k')}, ${memberOfPayer('k')}, 'cus_' || substr(md5('c' || k), 1, 22), now() - interval '5 years'
      from generate_series($1::bigint, $2::bigint) k order by k`,
  },
  {
    name: 'orders',
    count: ({ payers }) => payers,
    factor: ORDERS_EACH,
    sql: `
      insert into orders (id, payer_id, plan_id, order_name, kind, amount_won, auto_renew, state, reason, voiding, void_attempt,
        created_at, confirming_at, is_closed, is_refund_open)
      select ${orderId('j')}, ${payerId('k')}, plan_id, plan_id, case when i = 0 then 'new' else 'extend' end, price, false,
        case when kind_of_end = 'pending' then 'confirming' when kind_of_end in ('failed', 'returned') then 'failed'
          else 'paid' end,
        case kind_of_end when 'failed' then 'REJECT_CARD_PAYMENT' when 'returned' then 'outdated' end,
        case kind_of_end when 'returned' then 'done' else 'none' end, 0, ordered_at, ordered_at + interval '10 seconds',
        kind_of_end = 'refunded', kind_of_end = 'refundRequested'
      from (${ORDERS}) as made`,
  },
  {
    name: 'receipts',
    count: ({ payers }) => payers,
    factor: ORDERS_EACH,
    sql: `
      insert into payments (order_id, payment_key, status, total_won, balance_won, supplied_won, vat_won, method,
        card_number, issuer_code, approved_at, updated_at)
      select ${orderId('j')}, 'pay_' || md5('y' || j), case when ${KEPT} and kind_of_end <> 'refunded' then 'DONE' else 'CANCELED' end,
        price, case when ${KEPT} and kind_of_end <> 'refunded' then price else 0 end, price - price / 11, price / 11, '카드',
        '433012******' || lpad((j % 10000)::text, 4, '0'), '61', paid_at, paid_at
      from (${ORDERS}) as made where ${TAKEN}`,
  },
  {
    name: 'periods',
    count: ({ payers }) => payers,
    factor: ORDERS_EACH,
    sql: `
      insert into periods (order_id, payer_id, payer_number, plan_id, is_tier, paid_won, refunded_won, starts_at, ends_at,
        frozen_ms, closed_at)
      select ${orderId('j')}, r.id, r.number, plan_id, is_tier, price, case kind_of_end when 'refunded' then price else 0 end,
        started_at + i * term + interval '1 day', started_at + (i + 1) * term + interval '1 day', 0,
        case kind_of_end when 'refunded' then started_at + i * term + interval '3 days' end
      from (${ORDERS}) as made join payers r on r.id = ${payerId('k')} where ${KEPT}`,
  },
  {
    name: 'notices',
    count: ({ payers }) => payers,
    // Otherwise a server would tell made-up people that their sheets have ended.
    sql: `
      insert into payment_notices (key, payer_id, at)
      select 'sheetsEnded:' || ${orderId('j')}, ${payerId('k')}, now() from (${ORDERS}) as made
      where not is_tier and ${KEPT} and started_at + (i + 1) * term between now() - interval '40 days' and now()`,
  },
  {
    name: 'subscriptions',
    count: ({ payers }) => payers,
    sql: `
      insert into subscriptions (id, payer_id, plan_id, state, life, period_count, anchor_day, expires_at, has_card,
        failed_renewals, ended_by_refund)
      select 'sub_' || substr(md5('s' || k), 1, 22), ${payerId('k')}, plan_id,
        case when started_at + ${ORDERS_EACH} * term + interval '1 day' > now() then 'stopped' else 'ended' end, 1,
        ${ORDERS_EACH}, 15, started_at + ${ORDERS_EACH} * term + interval '1 day', false, 0, false
      from (${ORDERS}) as made where i = 0 and is_tier`,
  },
  {
    name: 'refund requests',
    count: ({ payers }) => payers,
    sql: `
      insert into refunds (id, payer_id, life, state, requested_at, reason, quote, lines, approved_by)
      select 'ref_' || substr(md5('r' || k), 1, 22), ${payerId('k')}, case when is_tier then 1 end, 'requested',
        ordered_at + interval '2 days', '더 이상 쓰지 않습니다.',
        jsonb_build_object('totalWon', price, 'lines', jsonb_build_array()),
        jsonb_build_array(jsonb_build_object('orderId', ${orderId('j')}, 'amountWon', price)), '{}'
      from (${ORDERS}) as made where kind_of_end = 'refundRequested'`,
  },
  {
    name: 'ledger transactions',
    count: ({ payers }) => payers,
    factor: ORDERS_EACH,
    sql: `
      insert into ledger_transactions (id, order_id, kind, at)
      select 'led_' || kind || '_' || j, ${orderId('j')}, kind, at from (${ORDERS}) as made
        cross join lateral (select 'capture' as kind, paid_at as at
          union all select 'refund', paid_at + interval '2 days' where kind_of_end = 'refunded'
          union all select 'void', paid_at + interval '1 minute' where kind_of_end = 'returned') as booked
      where ${TAKEN}`,
  },
  {
    name: 'ledger entries',
    count: ({ payers }) => payers,
    factor: 2 * ORDERS_EACH,
    sql: `
      insert into ledger_entries (transaction_id, account, amount_won, at)
      select 'led_' || kind || '_' || j, account, amount, at from (${ORDERS}) as made
        cross join lateral (select 'capture' as kind, paid_at as at, 1 as sign
          union all select 'refund', paid_at + interval '2 days', -1 where kind_of_end = 'refunded'
          union all select 'void', paid_at + interval '1 minute', -1 where kind_of_end = 'returned') as booked
        cross join lateral (values ('gateway', sign * price),
          (case kind when 'refund' then 'refunds' else 'sales' end, -sign * price)) as entries (account, amount)
      where ${TAKEN}`,
  },
  {
    name: 'tiers',
    count: ({ payers }) => payers,
    // This is what `refreshListedTiers` would find one by one.
    sql: `
      update members m set listed_tier = case d.plan_id when 'standard-monthly' then 'standard' else 'basic' end,
        tier_due_at = d.ends_at
      from payers r join periods d on d.payer_id = r.id
      where r.number between (select min(number) from payers) + $1 - 1 and (select min(number) from payers) + $2 - 1
        and m.id = r.member_id and d.is_tier and d.closed_at is null and d.starts_at <= now() and d.ends_at > now()
        and not exists (select from orders o where o.id = d.order_id and o.is_refund_open)`,
  },
]
