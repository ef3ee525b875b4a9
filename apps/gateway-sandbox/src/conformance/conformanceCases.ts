import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { ApiAnswer, ApiClient } from './createApiClient.ts'

/** The cases in which the sandbox and the real test environment have to behave alike. */
export interface ConformanceCase {
  readonly name: string
  run(api: ApiClient, withKey: (secretKey: string) => ApiClient): Promise<void>
}

/** Cards that are known to work in the real test environment. */
const CHARGED_CARD = '9410001234567890'
const UNSUPPORTED_CARD = '4330121234567890'

export const conformanceCases: readonly ConformanceCase[] = [
  {
    name: 'a wrong secret key is 401 UNAUTHORIZED_KEY',
    async run(_, withKey) {
      refused(
        await withKey('test_sk_thisKeyIsNobodys').get(`/v1/payments/orders/${newOrderId()}`),
        401,
        'UNAUTHORIZED_KEY',
      )
    },
  },
  {
    name: 'an unknown order is 404 NOT_FOUND_PAYMENT',
    async run(api) {
      refused(await api.get(`/v1/payments/orders/${newOrderId()}`), 404, 'NOT_FOUND_PAYMENT')
    },
  },
  {
    name: 'an answer has a trace id',
    async run(api) {
      assert.ok((await api.get(`/v1/payments/orders/${newOrderId()}`)).headers.get('x-tosspayments-trace-id'))
    },
  },
  {
    name: 'confirming an invented payment key is 404 NOT_FOUND_PAYMENT',
    async run(api) {
      const fields = { paymentKey: `tviva${randomUUID()}`, orderId: newOrderId(), amount: 1000 }
      refused(await api.post('/v1/payments/confirm', fields), 404, 'NOT_FOUND_PAYMENT')
    },
  },
  ...(
    [
      ['REJECT_CARD_PAYMENT', 403],
      ['ALREADY_PROCESSED_PAYMENT', 400],
      ['PROVIDER_ERROR', 400],
      ['NOT_FOUND_PAYMENT_SESSION', 404],
      ['FAILED_PAYMENT_INTERNAL_SYSTEM_PROCESSING', 500],
      ['IDEMPOTENT_REQUEST_PROCESSING', 409],
    ] as const
  ).map(([code, status]) => ({
    name: `the test header brings ${status} ${code}, before the payment key is looked at`,
    async run(api: ApiClient) {
      const fields = { paymentKey: 'invented', orderId: newOrderId(), amount: 1000 }
      refused(
        await api.post('/v1/payments/confirm', fields, { 'TossPayments-Test-Code': code }),
        status,
        code,
      )
    },
  })),
  {
    name: 'an idempotency key of 301 characters is 400 INVALID_IDEMPOTENCY_KEY',
    async run(api) {
      const fields = { paymentKey: 'invented', orderId: newOrderId(), amount: 1000 }
      const answer = await api.post('/v1/payments/confirm', fields, { 'Idempotency-Key': 'k'.repeat(301) })
      refused(answer, 400, 'INVALID_IDEMPOTENCY_KEY')
    },
  },
  {
    name: 'a refusal is replayed byte for byte for the same idempotency key',
    async run(api) {
      const fields = { paymentKey: 'invented', orderId: newOrderId(), amount: 1000 }
      const headers = { 'Idempotency-Key': randomUUID() }
      const first = await api.post('/v1/payments/confirm', fields, headers)
      const second = await api.post('/v1/payments/confirm', { ...fields, orderId: newOrderId() }, headers)
      assert.equal(first.status, 404)
      assert.deepEqual([second.status, second.text], [first.status, first.text])
    },
  },
  {
    name: 'an invented auth key issues nothing: NOT_FOUND_BILLING',
    async run(api) {
      const fields = { authKey: `bln_${randomUUID()}`, customerKey: randomUUID() }
      const answer = await api.post('/v1/billing/authorizations/issue', fields)
      assert.equal(answer.body['code'], 'NOT_FOUND_BILLING')
    },
  },
  {
    name: 'six digits are no card: 400 INVALID_CARD_NUMBER',
    async run(api) {
      refused(await issueByCard(api, '433012', randomUUID()), 400, 'INVALID_CARD_NUMBER')
    },
  },
  {
    name: 'a customer key of 301 characters is 500 FAILED_DB_PROCESSING',
    async run(api) {
      refused(await issueByCard(api, CHARGED_CARD, 'k'.repeat(301)), 500, 'FAILED_DB_PROCESSING')
    },
  },
  {
    name: 'a card that is not for automatic payment is registered and then refused: 400 NOT_SUPPORTED_CARD_TYPE',
    async run(api) {
      const customerKey = randomUUID()
      const issued = await issueByCard(api, UNSUPPORTED_CARD, customerKey)
      assert.equal(issued.status, 200)
      refused(
        await charge(api, String(issued.body['billingKey']), { customerKey }),
        400,
        'NOT_SUPPORTED_CARD_TYPE',
      )
    },
  },
  {
    name: 'a charge has the fields we read, and is found by its order and by its key',
    async run(api) {
      const { payment } = await charged(api)
      assert.equal(payment['status'], 'DONE')
      assert.equal(payment['type'], 'BILLING')
      assert.equal(payment['method'], '카드')
      assert.equal(payment['currency'], 'KRW')
      assert.equal(payment['version'], '2022-11-16')
      assert.equal(payment['totalAmount'], 30_000)
      assert.equal(payment['balanceAmount'], 30_000)
      assert.equal(payment['suppliedAmount'], 27_273)
      assert.equal(payment['vat'], 2727)
      assert.equal(payment['cancels'], null)
      assert.match(String(payment['approvedAt']), /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+09:00$/u)
      assert.match(String((payment['card'] as { number: string }).number), /^\d{6,8}\*+\d*\*?$/u)
      for (const path of [`orders/${payment['orderId']}`, payment['paymentKey']]) {
        const { body } = await api.get(`/v1/payments/${path}`)
        assert.deepEqual(
          [body['paymentKey'], body['status'], body['totalAmount']],
          [payment['paymentKey'], 'DONE', 30_000],
        )
      }
    },
  },
  {
    name: 'a charge with another customer key is 400 NOT_MATCHES_CUSTOMER_KEY',
    async run(api) {
      const { billingKey } = await charged(api)
      refused(await charge(api, billingKey, { customerKey: randomUUID() }), 400, 'NOT_MATCHES_CUSTOMER_KEY')
    },
  },
  {
    name: 'a second charge of one order is 400 DUPLICATED_ORDER_ID',
    async run(api) {
      const { billingKey, customerKey, payment } = await charged(api)
      const again = await charge(api, billingKey, { customerKey, orderId: payment['orderId'] })
      refused(again, 400, 'DUPLICATED_ORDER_ID')
    },
  },
  {
    name: 'a part and then the rest leaves PARTIAL_CANCELED with balance 0; one more is 403 NOT_CANCELABLE_AMOUNT',
    async run(api) {
      const { payment } = await charged(api)
      const part = await cancel(api, payment, { cancelAmount: 10_000 })
      assert.deepEqual([part.body['status'], part.body['balanceAmount']], ['PARTIAL_CANCELED', 20_000])
      const rest = await cancel(api, payment, {})
      assert.deepEqual([rest.body['status'], rest.body['balanceAmount']], ['PARTIAL_CANCELED', 0])
      refused(await cancel(api, payment, {}), 403, 'NOT_CANCELABLE_AMOUNT')
    },
  },
  {
    name: 'everything at once leaves CANCELED; one more is 400 ALREADY_CANCELED_PAYMENT',
    async run(api) {
      const { payment } = await charged(api)
      const all = await cancel(api, payment, {})
      assert.deepEqual([all.body['status'], all.body['balanceAmount']], ['CANCELED', 0])
      refused(await cancel(api, payment, {}), 400, 'ALREADY_CANCELED_PAYMENT')
    },
  },
  {
    name: 'more than is left is 403 NOT_CANCELABLE_AMOUNT, a wrong balance 400 NOT_MATCHES_REFUNDABLE_AMOUNT',
    async run(api) {
      const { payment } = await charged(api)
      refused(await cancel(api, payment, { cancelAmount: 30_001 }), 403, 'NOT_CANCELABLE_AMOUNT')
      refused(
        await cancel(api, payment, { cancelAmount: 1000, refundableAmount: 1 }),
        400,
        'NOT_MATCHES_REFUNDABLE_AMOUNT',
      )
    },
  },
  {
    name: 'a cancel is replayed for the same idempotency key',
    async run(api) {
      const { payment } = await charged(api)
      const headers = { 'Idempotency-Key': randomUUID() }
      const path = `/v1/payments/${payment['paymentKey']}/cancel`
      const fields = { cancelReason: '적합성 시험', cancelAmount: 1000 }
      const first = await api.post(path, fields, headers)
      const second = await api.post(path, fields, headers)
      assert.equal(second.text, first.text)
      const now = await api.get(`/v1/payments/${payment['paymentKey']}`)
      assert.equal(now.body['balanceAmount'], 29_000)
    },
  },
  {
    name: 'a removed billing key answers with an empty body, and charges nothing: 400 ALREADY_REMOVED_BILLING_KEY',
    async run(api) {
      const { billingKey, customerKey } = await charged(api)
      const removed = await api.delete(`/v1/billing/${encodeURIComponent(billingKey)}`)
      assert.deepEqual([removed.status, removed.text], [200, ''])
      refused(await charge(api, billingKey, { customerKey }), 400, 'ALREADY_REMOVED_BILLING_KEY')
    },
  },
]

const newOrderId = () => `conf_${randomUUID()}`

function issueByCard(api: ApiClient, cardNumber: string, customerKey: string): Promise<ApiAnswer> {
  return api.post('/v1/billing/authorizations/card', {
    customerKey,
    cardNumber,
    cardExpirationYear: '30',
    cardExpirationMonth: '12',
    customerIdentityNumber: '900101',
  })
}

function charge(api: ApiClient, billingKey: string, fields: object): Promise<ApiAnswer> {
  return api.post(`/v1/billing/${encodeURIComponent(billingKey)}`, {
    amount: 30_000,
    orderId: newOrderId(),
    orderName: '적합성 시험',
    ...fields,
  })
}

async function charged(api: ApiClient) {
  const customerKey = randomUUID()
  const issued = await issueByCard(api, CHARGED_CARD, customerKey)
  assert.equal(issued.status, 200, issued.text)
  const billingKey = String(issued.body['billingKey'])
  const answer = await charge(api, billingKey, { customerKey })
  assert.equal(answer.status, 200, answer.text)
  return { customerKey, billingKey, payment: answer.body }
}

function cancel(api: ApiClient, payment: ApiAnswer['body'], fields: object): Promise<ApiAnswer> {
  return api.post(`/v1/payments/${payment['paymentKey']}/cancel`, { cancelReason: '적합성 시험', ...fields })
}

function refused({ status, body }: ApiAnswer, expectedStatus: number, code: string): void {
  assert.deepEqual({ status, code: body['code'] }, { status: expectedStatus, code })
}
