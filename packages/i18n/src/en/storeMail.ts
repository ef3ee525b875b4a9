import type { StoreMailKey } from '../ko/storeMail.ts'
import type { Message } from '../message.ts'

export const storeMail = {
  seoulTime: '{time} (Korean time)',

  'plan.basic-monthly': 'Basic (monthly)',
  'plan.standard-monthly': 'Standard (monthly)',
  'plan.sheet-1-yearly': 'Library add-on, 1 plate (yearly)',
  'plan.sheet-3-yearly': 'Library add-on, 3 plates (yearly)',
  'plan.sheet-5-yearly': 'Library add-on, 5 plates (yearly)',
  'void.reason': 'Payment canceled because the plan could not be granted',

  'fact.planId': 'Plan',
  'fact.amountWon': 'Amount',
  'fact.vatWon': 'VAT included',
  'fact.paidAt': 'Paid on',
  'fact.card': 'Card',
  'fact.orderId': 'Order number',
  'fact.startsAt': 'Starts on',
  'fact.expiresAt': 'Expires on',
  'fact.endedAt': 'Ended on',
  'fact.renewsAt': 'Next automatic payment',
  'fact.retryAt': 'Next attempt',
  'fact.refundWon': 'Refund',
  'fact.byHandWon': 'Sent by bank transfer',
  'fact.requestedAt': 'Requested on',
  'fact.refundedAt': 'Refunded on',
  'fact.rejection': 'Reason',

  'receipt.subject': 'Your receipt',
  'receipt.heading': 'Thank you for your payment',
  'receipt.body':
    'We have received your payment. On the Payments page, you can print a receipt, stop automatic payment and request a refund.',
  'receipt.action': 'View payments',
  'receipt.note': 'If you did not make this payment, please contact customer service right away.',

  'renewalSoon.subject': {
    one: 'Automatic payment in {count} day',
    other: 'Automatic payment in {count} days',
  },
  'renewalSoon.heading': 'Your plan renews soon',
  'renewalSoon.body':
    'On {renewsAt}, we will charge your registered card, and your plan will continue for another month. To keep using it, you do not need to do anything.',
  'renewalSoon.action': 'Manage payment',
  'renewalSoon.note':
    'If you do not want this, stop automatic payment on the Payments page before that day. You can still use the plan until the paid period ends.',

  'renewalFailed.subject': 'Your automatic payment failed',
  'renewalFailed.heading': 'We could not charge your card',
  'renewalFailed.body':
    'The payment with your registered card did not go through. We will try again on {retryAt}; until then you can use your plan as before. Please check the limit and the expiration date of your card.',
  'renewalFailed.action': 'Manage payment',
  'renewalFailed.note':
    'If the payment still fails after several attempts, the plan ends. Your plates are not deleted.',

  'autoStopped.subject': 'Automatic payment stopped',
  'autoStopped.heading': 'You will not be charged again',
  'autoStopped.body': 'You can use your plan until {expiresAt}. After that there will be no further payment.',
  'autoStopped.action': 'Manage payment',
  'autoStopped.note':
    'Until then, you can resume automatic payment on the Payments page. If you did not stop it, please change your password.',

  'autoSuspended.subject': 'Automatic payment stopped',
  'autoSuspended.heading': 'You will not be charged again',
  'autoSuspended.body':
    'Your account has been suspended, so automatic payment has been stopped. The time you have paid for runs until {expiresAt}; after that there will be no further payment.',
  'autoSuspended.note':
    'If you have questions or disagree, please contact customer service. If the suspension is lifted before that day, you can resume automatic payment on the Payments page.',

  'planEnded.subject': 'Your plan has ended',
  'planEnded.heading': 'Thank you for using Pandok',
  'planEnded.body':
    'The period you paid for is over. Nothing is deleted: you can still open, use and download your plates.',
  'planEnded.action': 'See the plans',
  'planEnded.note': 'When you buy a plan again, locked paid library plates open right away.',

  'planUnpaid.subject': 'Your plan has ended: payment failed',
  'planUnpaid.heading': 'Your plan has ended',
  'planUnpaid.body':
    'Your registered card could not be charged, so your plan has ended. We will not try again and have removed the card. Your plates are not deleted.',
  'planUnpaid.action': 'Buy again',
  'planUnpaid.note': 'You can buy the plan again with another card.',

  'refundRequested.subject': 'We have received your refund request',
  'refundRequested.heading': 'We have received your request',
  'refundRequested.body':
    'We will review your request and write to you with the result. Until then the plan cannot be used and nothing is charged.',
  'refundRequested.action': 'View payments',
  'refundRequested.note':
    'You can withdraw the request on the Payments page until it is processed. The time that has passed is then added back to your plan.',

  'refundCompleted.subject': 'Your refund is complete',
  'refundCompleted.heading': 'Your refund is complete',
  'refundCompleted.body':
    'We have returned the money to the card you paid with. Depending on the issuer, it can take a few days to appear on your statement.',
  'refundCompleted.action': 'View payments',
  'refundCompleted.note': 'The refunded plan has ended. Your plates are not deleted.',

  'refundByHand.subject': 'Your refund is complete',
  'refundByHand.heading': 'Your refund is complete',
  'refundByHand.body':
    'The part of your refund that could not be returned to your payment method has been sent by bank transfer. Depending on the bank, it can take a little while to arrive.',
  'refundByHand.action': 'View payments',
  'refundByHand.note':
    'The refunded plan has ended. Your plates are not deleted. If the money does not arrive, please contact customer service.',

  'refundRejected.subject': 'About your refund request',
  'refundRejected.heading': 'We could not grant your refund',
  'refundRejected.body':
    'We have reviewed your request and cannot grant it for the reason below. You can use your plan again, and the time it was paused has been added to it.',
  'refundRejected.action': 'View payments',
  'refundRejected.note': 'If you disagree, please contact customer service.',
} as const satisfies Record<StoreMailKey, Message>
