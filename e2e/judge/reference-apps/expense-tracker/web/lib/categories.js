export const categories = ['Home', 'Groceries', 'Getting around', 'Eating out', 'Everything else']
