// The browser script of the sandbox gateway: window.TossPayments with the part of the SDK that card payments need.
// It runs in a page with a strict policy, so it writes no markup, no inline styles and fetches nothing; it only
// shows the gateway's own page, in a frame or instead of this one.
;(() => {
  /**
   * @typedef {{ kind: 'redirect', url: string } | { kind: 'resolve', result: unknown }
   *   | { kind: 'reject', code: string, message: string, orderId?: string }} Outcome
   * @typedef {{ customerKey: string }} Customer
   * @typedef {{ successUrl?: string, failUrl?: string, windowTarget?: 'self' | 'iframe', method?: string,
   *   language?: string, customerEmail?: string, customerName?: string,
   *   card?: { language?: string } }} BillingRequest
   * @typedef {BillingRequest & { amount?: { value?: unknown, currency?: unknown }, orderId?: unknown,
   *   orderName?: unknown, metadata?: Record<string, string> }} PaymentRequest
   */

  const script = /** @type {HTMLScriptElement | null} */ (document.currentScript)
  if (!script) throw new Error('The payment script has to be loaded by a script element.')
  const base = new URL('../', script.src)
  const ANONYMOUS = '@@ANONYMOUS'
  const CUSTOMER_KEY = /^[A-Za-z0-9\-_=.@]{2,50}$/
  const ORDER_ID = /^[A-Za-z0-9_=-]{6,64}$/

  class TossPaymentsError extends Error {
    /**
     * @param {string} code
     * @param {string} message
     * @param {string} [orderId]
     */
    constructor(code, message, orderId) {
      super(message)
      this.name = 'TossPaymentsError'
      this.code = code
      if (orderId !== undefined) this.orderId = orderId
    }
  }

  /** @type {(() => void) | null} */
  let closeFrame = null

  /** @param {string} clientKey */
  function TossPayments(clientKey) {
    if (typeof clientKey !== 'string' || !/^test_g?ck_/.test(clientKey)) {
      throw new TossPaymentsError('INVALID_CLIENT_KEY', '잘못된 클라이언트 연동 정보 입니다.')
    }
    return { payment: (/** @type {Customer} */ customer) => payment(clientKey, customer) }
  }
  TossPayments.ANONYMOUS = ANONYMOUS

  /**
   * @param {string} clientKey
   * @param {Customer} customer
   */
  function payment(clientKey, { customerKey }) {
    if (typeof customerKey !== 'string' || !CUSTOMER_KEY.test(customerKey)) {
      throw new TossPaymentsError('INVALID_CUSTOMER_KEY', 'customerKey 형식이 올바르지 않습니다.')
    }
    return {
      /** @param {PaymentRequest} request */
      async requestPayment(request) {
        const { amount, orderId, orderName, metadata } = request
        const value = amount?.value
        check(Number.isInteger(value) && Number(value) > 0, 'amount.value')
        check(amount?.currency === 'KRW', 'amount.currency')
        check(typeof orderId === 'string' && ORDER_ID.test(orderId), 'orderId')
        check(typeof orderName === 'string' && orderName !== '' && orderName.length <= 100, 'orderName')
        return open(request, {
          clientKey,
          customerKey,
          purpose: 'payment',
          amount: String(value),
          currency: 'KRW',
          orderId: String(orderId),
          orderName: String(orderName),
          ...(metadata && { metadata: JSON.stringify(metadata) }),
        })
      },
      /** @param {BillingRequest} request */
      async requestBillingAuth(request) {
        check(customerKey !== ANONYMOUS, 'customerKey')
        check(request.successUrl !== undefined && request.failUrl !== undefined, 'successUrl, failUrl')
        return open(request, { clientKey, customerKey, purpose: 'billing' })
      },
      async destroy() {
        closeFrame?.()
      },
    }
  }

  /**
   * @param {BillingRequest} request
   * @param {Record<string, string>} facts
   */
  function open(request, facts) {
    const { successUrl, failUrl, method, windowTarget } = request
    check(typeof method === 'string', 'method')
    check((successUrl === undefined) === (failUrl === undefined), 'successUrl, failUrl')
    for (const address of [successUrl, failUrl]) {
      if (address !== undefined)
        check(/^https?:\/\//.test(address) && URL.canParse(address), 'successUrl, failUrl')
    }
    const isMobile = /Android|iPhone|iPad|Mobile/.test(navigator.userAgent)
    const target = windowTarget ?? (isMobile ? 'self' : 'iframe')
    check(target === 'iframe' || successUrl !== undefined, 'windowTarget')
    const language = request.language ?? request.card?.language ?? document.documentElement.lang
    const url = new URL('window', base)
    const query = {
      ...facts,
      method: String(method),
      target,
      language,
      origin: location.origin,
      successUrl,
      failUrl,
    }
    for (const [name, value] of Object.entries(query))
      if (value !== undefined) url.searchParams.set(name, value)
    if (target === 'iframe') return showFrame(url)
    location.assign(url)
    // The page is being left, so no caller may continue as if the payment were done.
    return new Promise(() => {})
  }

  /** @param {URL} url */
  function showFrame(url) {
    closeFrame?.()
    // A modal dialog keeps the page behind it out of reach, and gives the focus back where it was.
    const layer = document.createElement('dialog')
    layer.setAttribute('aria-label', 'Toss Payments sandbox')
    Object.assign(layer.style, {
      width: '100%',
      maxWidth: '100%',
      height: '100%',
      maxHeight: '100%',
      border: '0',
      background: 'rgb(0 0 0 / 60%)',
      padding: '16px',
      boxSizing: 'border-box',
    })
    const frame = document.createElement('iframe')
    frame.title = 'Toss Payments sandbox'
    Object.assign(frame.style, {
      display: 'block',
      margin: '0 auto',
      width: '100%',
      maxWidth: '480px',
      height: '100%',
      maxHeight: '760px',
      border: '0',
      borderRadius: '12px',
      background: 'Canvas',
    })
    layer.append(frame)

    return new Promise((resolve, reject) => {
      /** @param {MessageEvent} event */
      function hear({ source, origin, data }) {
        if (source !== frame.contentWindow || origin !== base.origin || data?.from !== 'gateway-sandbox')
          return
        finish(data.outcome)
      }
      /** @param {Outcome} outcome */
      function finish(outcome) {
        removeEventListener('message', hear)
        layer.close()
        layer.remove()
        closeFrame = null
        if (outcome.kind === 'resolve') resolve(outcome.result)
        else if (outcome.kind === 'reject') {
          reject(new TossPaymentsError(outcome.code, outcome.message, outcome.orderId))
        } else if (/^https?:\/\//.test(outcome.url)) location.assign(outcome.url)
      }
      closeFrame = () => finish({ kind: 'reject', code: 'USER_CANCEL', message: '취소되었습니다.' })
      addEventListener('message', hear)
      layer.addEventListener('cancel', (event) => {
        event.preventDefault()
        closeFrame?.()
      })
      frame.src = url.href
      frame.addEventListener('load', () => frame.focus(), { once: true })
      document.body.append(layer)
      layer.showModal()
    })
  }

  /**
   * @param {boolean} isRight
   * @param {string} name
   */
  function check(isRight, name) {
    if (!isRight) throw new TossPaymentsError('INVALID_PARAMETERS', `${name}: 값이 올바르지 않습니다.`)
  }

  Object.assign(window, { TossPayments })
})()
