// What a kitchen cooks on the days of a week, with what guests look up: what is in it, who can eat it, and what it costs.
import type { SampleRow } from './topic.ts'

/** "title | remark | day from today | price | allergens | who eats it", dish by dish. */
function readDishes(text: string): readonly SampleRow[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [title = '', remark = '', day = '', price = '', allergens = '', eats = 'neither'] = line
        .split('|')
        .map((part) => part.trim())
      const isVegan = eats === 'vegan' ? 'yes' : 'no'
      const isVegetarian = eats === 'neither' ? 'no' : 'yes'
      const values = { date: day, price, allergen: allergens, vegetarian: isVegetarian, vegan: isVegan }
      return { title, remark, values }
    })
}

const dishes = readDishes(`
Lentil bolognese | With a green salad | 0 | 5.4 | Gluten, celery | vegan
Pollack in breadcrumbs | Mash and peas | 0 | 7.2 | Fish, gluten, egg, milk | neither
Cheese spaetzle | Fried onions on top | 0 | 6.1 | Gluten, egg, milk | vegetarian
Chickpea curry | Rice, and it is mild | 1 | 5.8 | Mustard, sesame | vegan
Chicken in mustard sauce | Potatoes | 1 | 7.6 | Milk, mustard, celery | neither
Tofu and noodles | From the wok | 2 | 6.3 | Soy, gluten, sesame | vegan
Pancakes with plums | Soup before | 2 | 4.9 | Gluten, egg, milk, nuts | vegetarian
Beef goulash | Bread or dumplings | 3 | 8.4 | Celery, gluten | neither`)

const soups = readDishes(`
Leek and potato soup | Bread comes with it | 0 | 4.8 | Milk, celery | vegetarian
Red lentil soup | Lemon on the side | 1 | 4.6 | Celery | vegan
Chicken broth with noodles | | 2 | 5.2 | Gluten, egg, celery | neither
Pea and mint | Cold, if it is warm outside | 3 | 4.6 | Milk | vegetarian
Fish soup with saffron | Fridays only | 4 | 6.9 | Fish, celery, gluten | neither
Tomato and bread | | 5 | 4.4 | Gluten | vegan
Pumpkin and peanut | | 6 | 5.1 | Peanuts, soy | vegan`)

/** Dishes of a house that cooks each day; soups where it is the soup that changes. */
export function dishesOfDays(message: string): readonly SampleRow[] {
  return /\bsoups?\b/i.test(message) && !/\b(?:dishes|menus?|specials)\b/i.test(message) ? soups : dishes
}
