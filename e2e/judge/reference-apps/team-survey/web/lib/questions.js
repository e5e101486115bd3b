export const teams = ['Workshop', 'Office', 'On the road']

export const moods = [
  { value: 1, label: '1, bad' },
  { value: 2, label: '2, rather bad' },
  { value: 3, label: '3, neither' },
  { value: 4, label: '4, good' },
  { value: 5, label: '5, very good' },
]

export const steps = [
  { field: 'team', title: 'Where do you work?' },
  { field: 'mood', title: 'How was your quarter?' },
  { field: 'days_at_home', title: 'How many days a week at home are right for you?' },
  { field: 'wish', title: 'What would make the next quarter better?' },
]
