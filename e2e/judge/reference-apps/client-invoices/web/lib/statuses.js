export const statuses = [
  { value: 'draft', label: 'Draft' },
  { value: 'sent', label: 'Sent' },
  { value: 'paid', label: 'Paid' },
]

export const labelOf = (status) => statuses.find(({ value }) => value === status)?.label ?? status
