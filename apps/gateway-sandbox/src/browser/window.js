const main = document.querySelector('main')
const form = document.querySelector('form')

if (main?.dataset['outcome']) finish(JSON.parse(main.dataset['outcome']))

if (form) {
  // Browsers ignore autofocus in a frame of another origin.
  form.querySelector('input')?.focus()
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void act('approve')
  })
  for (const name of ['refuse', 'close']) {
    form.querySelector(`button[value=${name}]`)?.addEventListener('click', () => void act(name))
  }
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape') void act('close')
  })
}

/** @param {string} name */
async function act(name) {
  const status = /** @type {HTMLElement} */ (document.querySelector('[role=status]'))
  const buttons = document.querySelectorAll('button')
  for (const button of buttons) button.disabled = true
  status.textContent = status.dataset['working'] ?? ''
  const cardNumber = new FormData(/** @type {HTMLFormElement} */ (form)).get('card')
  try {
    const response = await fetch(`${location.pathname}/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ cardNumber }),
    })
    if (!response.ok) throw new Error(String(response.status))
    finish(await response.json())
  } catch {
    for (const button of buttons) button.disabled = false
    status.textContent = status.dataset['unreachable'] ?? ''
  }
}

/** @param {{ kind: string, url?: string }} outcome */
function finish(outcome) {
  const { target, origin } = main?.dataset ?? {}
  if (target === 'iframe' && parent !== window) {
    if (origin) parent.postMessage({ from: 'gateway-sandbox', outcome }, origin)
  } else if (outcome.url !== undefined) location.replace(outcome.url)
}
