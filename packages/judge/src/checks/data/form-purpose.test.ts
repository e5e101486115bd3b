import { expect, test } from 'vitest'

import { asksForCode } from './form-purpose.ts'
import type { FieldSeen } from './form-seen.ts'

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
