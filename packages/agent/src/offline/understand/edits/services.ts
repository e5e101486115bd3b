// Other services that an edit names: what each would take, since rules cannot write what talks to it.
import type { Edit } from './read-edit-state.ts'

interface Service {
  pattern: RegExp
  name: string
  needs: string
}

const services: readonly Service[] = [
  {
    pattern: /\bstripe\b|\b(?:take|accept|process|online) payments?\b|\bcredit cards?\b/i,
    name: 'Stripe',
    needs: 'the variable STRIPE_SECRET_KEY',
  },
  { pattern: /\bpaypal\b/i, name: 'PayPal', needs: 'the variables PAYPAL_CLIENT_ID and PAYPAL_SECRET' },
  {
    pattern: /\bsend(?:s|ing)?\b[^.;]{0,20}\be-?mails?\b|\b(?:resend|mailgun|sendgrid|mailchimp|postmark)\b/i,
    name: 'a mail service',
    needs: 'a variable with its key, such as RESEND_API_KEY',
  },
  {
    pattern: /\b(?:twilio|sms|whatsapp)\b/i,
    name: 'a message service',
    needs: 'the variables TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN',
  },
  {
    pattern: /\b(?:openai|chat ?gpt|gpt-?\d?|claude|anthropic|gemini|ai (?:answers|text|assistant|summar))\b/i,
    name: 'a language model',
    needs: 'a variable with its key, such as OPENAI_API_KEY',
  },
  {
    pattern:
      /\bgoogle (?:maps?|calendar|sheets?|drive|analytics)\b|\b(?:slack|notion|airtable|zapier|discord|telegram|hubspot|shopify)\b/i,
    name: 'that service',
    needs: 'a variable with its key',
  },
]

/** Another service: what it would take, since rules cannot write what talks to it. */
export function takeService(text: string, edit: Edit): string {
  if (!/\b(?:add|connect|integrat\w+|use|with|send|take|accept|hook|link|sync|set up|enable|pay|want)\b/i.test(text))
    return text
  const found = services.find(({ pattern }) => pattern.test(text))
  if (found === undefined) return text
  edit.refused.push(
    `connecting ${found.name}, because its calls are code that rules do not write; it takes ${found.needs} (Settings, Variables) and a language model to write it`,
  )
  return ''
}
