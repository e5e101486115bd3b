import { expect, test } from 'vitest'

import { asksForCode, asksForKnown, isListing } from './form-purpose.ts'
import type { FieldSeen, FormSeen } from './form-seen.ts'

const field = (label: string, kind: FieldSeen['kind'] = 'text'): FieldSeen => ({
  mark: '1',
  kind,
  label,
  labelledBy: 'label',
  name: label.toLowerCase().replaceAll(' ', '_'),
  value: '',
  isChecked: false,
  isRequired: true,
  isReadOnly: false,
  limits: { min: '', max: '', step: '', minLength: -1, maxLength: -1, pattern: '' },
  options: [],
  accept: '',
  autocomplete: '',
  inputMode: '',
  placeholder: '',
})

test.for(['Discount code', 'Voucher', 'Promo code', 'Booking number', 'Gift card code', 'Invitation code'])(
  '“%s” is something that the app gave out before',
  (label) => {
    expect(asksForCode(field(label))).toBe(true)
  },
)

test.for(['Name', 'Code name of the project', 'Order', 'Number of guests', 'Gift ideas', 'Phone number'])(
  '“%s” is not',
  (label) => {
    expect(asksForCode(field(label))).toBe(false)
  },
)

const form = (button: string, title = ''): FormSeen => ({
  mark: '1',
  title,
  isForm: true,
  method: 'post',
  isSearch: false,
  isInDialog: false,
  isInRow: false,
  fields: [field('Phone')],
  buttons: [{ mark: '2', name: button, isSubmit: true, isDisabled: false }],
})

test.for([
  ['Cancel my booking', true],
  ['Find the order', true],
  ['Look up', true],
  ['Book', false],
  ['Add the order', false],
] as const)('“%s”: what is typed has to be known already: %s', ([button, isKnown]) => {
  expect(asksForKnown(form(button), '')).toBe(isKnown)
})

test('what is asked for is sent to somebody and need not be listed', () => {
  expect(isListing(form('Ask for a date', 'Music for your evening'), { opener: '' })).toBe(false)
  expect(isListing(form('Add dish', 'Menu'), { opener: '' })).toBe(true)
})
