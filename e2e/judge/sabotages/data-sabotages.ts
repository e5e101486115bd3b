// Defects of what is entered, kept, found, changed and removed.
import type { Sabotage } from './sabotage.ts'

/** The to-do list, with tasks that are shown without the database. */
const keptInPage = (state: string) => [
  {
    file: 'web/app/page.jsx',
    find: "import { AddTask } from '@/components/add-task'\n",
    replace: "import { useEffect, useState } from 'react'\n\nimport { AddTask } from '@/components/add-task'\n",
  },
  { file: 'web/app/page.jsx', find: '  return (\n', replace: `${state}  return (\n` },
  { file: 'web/app/page.jsx', find: '<AddTask />', replace: '<AddTask onAdd={add} />' },
  { file: 'web/app/page.jsx', find: 'tasks={data.tasks}', replace: 'tasks={[...added, ...data.tasks]}' },
  { file: 'web/components/add-task.jsx', find: 'AddTask()', replace: 'AddTask({ onAdd })' },
  {
    file: 'web/components/add-task.jsx',
    find: "if (await save('POST', '/api/tasks', Object.fromEntries(new FormData(form)))) form.reset()",
    replace:
      "onAdd({ id: -Date.now(), title: new FormData(form).get('title'), due_on: null, is_done: false })\n    form.reset()",
  },
]

const writing: readonly Sabotage[] = [
  {
    name: 'saving does nothing',
    app: 'to-do',
    kinds: ['forms', 'records'],
    patches: [
      {
        file: 'web/components/add-task.jsx',
        find: "if (await save('POST', '/api/tasks', Object.fromEntries(new FormData(form)))) form.reset()",
        replace: 'form.reset()',
      },
    ],
  },
  {
    name: 'a message box says that it was saved, and nothing was',
    app: 'pottery-portfolio',
    kinds: ['forms', 'records'],
    patches: [
      {
        file: 'web/components/contact-form.jsx',
        find: '    setSending(true)\n',
        replace:
          "    if (fields.name !== '') return alert('Thank you! Your message was sent.')\n    setSending(true)\n",
      },
    ],
  },
  {
    name: 'the form thanks without sending anything',
    app: 'pottery-portfolio',
    kinds: ['forms', 'records'],
    patches: [
      {
        file: 'web/components/contact-form.jsx',
        find: '    setSending(true)\n',
        replace: "    if (fields.name !== '') return setSentBy(fields.name)\n    setSending(true)\n",
      },
    ],
  },
  {
    name: 'what is entered goes to a foreign server and is not kept',
    app: 'pottery-portfolio',
    kinds: ['forms', 'records', 'errors'],
    patches: [
      {
        file: 'web/components/contact-form.jsx',
        find: "fetch('/api/messages'",
        replace: "fetch('https://forms.example.com/send'",
      },
    ],
  },
  {
    name: 'the list is always the same',
    app: 'to-do',
    kinds: ['records'],
    patches: [
      {
        file: 'web/app/page.server.js',
        find: 'return { tasks, show, sort }',
        replace:
          "const fixed = [{ id: 1, title: 'Water the tomatoes', due_on: null, is_done: false }]\n  return { tasks: tasks.length > 0 ? fixed : fixed, show, sort }",
      },
    ],
  },
  {
    name: 'new records are lost on reload',
    app: 'to-do',
    kinds: ['forms', 'records'],
    patches: keptInPage(
      '  const [added, setAdded] = useState([])\n  useEffect(() => {}, [])\n  const add = (task) => setAdded([task, ...added])\n',
    ),
  },
  {
    name: 'new records are in one browser only',
    app: 'to-do',
    kinds: ['forms', 'records'],
    patches: keptInPage(
      [
        '  const [added, setAdded] = useState([])',
        "  useEffect(() => setAdded(JSON.parse(localStorage.getItem('tasks') ?? '[]')), [])",
        '  function add(task) {',
        "    localStorage.setItem('tasks', JSON.stringify([task, ...added]))",
        '    setAdded([task, ...added])',
        '  }',
        '',
      ].join('\n'),
    ),
  },
  {
    name: 'new records are in a cookie and nobody else sees them',
    app: 'to-do',
    kinds: ['forms', 'records'],
    patches: [
      {
        file: 'web/app/api/tasks/route.js',
        find: '  const [added] = await sql`\n    insert into task (title, due_on, is_done) values (${task.title}, ${task.dueOn}, ${task.isDone ?? false})\n    returning id`\n  return Response.json(added, { status: 201 })',
        replace:
          "  const value = encodeURIComponent(task.title)\n  return Response.json({ id: 0 }, { status: 201, headers: { 'set-cookie': `task=${value}; Path=/` } })",
      },
      { file: 'web/app/api/tasks/route.js', find: "import { sql } from '@joinery/app-kit/server'\n\n", replace: '' },
      { file: 'web/app/page.server.js', find: 'load({ searchParams })', replace: 'load({ searchParams, request })' },
      {
        file: 'web/app/page.server.js',
        find: '  return { tasks, show, sort }',
        replace:
          "  const own = /task=([^;]+)/.exec(request.headers.get('cookie') ?? '')?.[1]\n  if (own) tasks.unshift({ id: 0, title: decodeURIComponent(own), due_on: null, is_done: false })\n  return { tasks, show, sort }",
      },
    ],
  },
  {
    name: 'one field is dropped on saving',
    app: 'client-invoices',
    kinds: ['records'],
    patches: [{ file: 'web/app/api/clients/route.js', find: '${city || null}', replace: '${city && null}' }],
  },
  {
    name: 'every record is stored twice',
    app: 'client-invoices',
    kinds: ['records'],
    patches: [
      {
        file: 'web/app/api/clients/route.js',
        find: '${city || null})',
        replace: '${city || null}), (${name}, ${email}, ${city || null})',
      },
    ],
  },
  {
    name: 'saving a record writes over another one as well',
    app: 'client-invoices',
    kinds: ['records'],
    patches: [
      {
        file: 'web/app/api/clients/route.js',
        find: '  return Response.json(client, { status: 201 })',
        replace:
          '  await sql`update client set city = ${city} where id = (select min(id) from client)`\n  return Response.json(client, { status: 201 })',
      },
    ],
  },
  {
    name: 'an order is stored without what was ordered',
    app: 'plant-shop',
    kinds: ['acceptance'],
    patches: [
      { file: 'web/app/api/orders/route.js', find: 'from made, wanted\n', replace: 'from made, wanted where false\n' },
    ],
  },
  {
    name: 'the basket adds up wrongly',
    app: 'plant-shop',
    kinds: ['acceptance'],
    patches: [
      {
        file: 'web/components/basket-lines.jsx',
        find: 'sum + plant.price * quantity',
        replace: 'sum + plant.price',
      },
    ],
  },
  {
    name: 'wrong answers give points',
    app: 'planet-quiz',
    kinds: ['acceptance'],
    patches: [{ file: 'web/app/quiz/page.jsx', find: '(isRight ? 1 : 0)', replace: '(isRight ? 1 : 1)' }],
  },
  {
    name: 'an empty form is accepted',
    app: 'to-do',
    kinds: ['forms'],
    patches: [
      { file: 'web/components/add-task.jsx', find: 'name="title" required', replace: 'name="title"' },
      {
        file: 'web/lib/task-input.js',
        find: "if (task.title === '' || task.title.length > 160)",
        replace: "if (task.title === '') task.title = 'Untitled'\n    if (task.title.length > 160)",
      },
    ],
  },
  {
    name: 'an e-mail address that is none is accepted',
    app: 'client-invoices',
    kinds: ['forms'],
    patches: [
      { file: 'web/app/clients/new/page.jsx', find: 'type="email" required', replace: 'required' },
      {
        file: 'web/app/api/clients/route.js',
        find: '!mailPattern.test(email)',
        replace: "email === '' || mailPattern === null",
      },
    ],
  },
  {
    name: 'a field has no name, and its value never arrives',
    app: 'event-booking',
    kinds: ['forms'],
    patches: [{ file: 'web/app/events/new/page.jsx', find: 'name="teacher" ', replace: '' }],
  },
]

const finding: readonly Sabotage[] = [
  {
    name: 'the filter is ignored',
    app: 'pottery-portfolio',
    kinds: ['finding'],
    patches: [
      {
        file: 'web/app/work/page.server.js',
        find: "where ${kind} = '' or kind = ${kind}",
        replace: 'where ${kind} = ${kind}',
      },
    ],
  },
  {
    name: 'the filter shows another kind than the one chosen',
    app: 'client-invoices',
    kinds: ['finding', 'acceptance'],
    patches: [
      {
        file: 'web/app/page.server.js',
        find: "    where ${status} = '' or status = ${status}\n    order by",
        replace: "    where ${status} = '' or status <> ${status}\n    order by",
      },
    ],
  },
  {
    name: 'sorting sorts nothing',
    app: 'expense-tracker',
    kinds: ['finding'],
    patches: [
      {
        file: 'web/lib/find-expenses.server.js',
        find: 'order by ${orders[sort]} limit',
        replace: 'order by ${orders.newest} limit',
      },
    ],
  },
  {
    name: 'the search looks into the wrong column',
    app: 'recipe-box',
    kinds: ['finding'],
    patches: [
      {
        file: 'web/app/page.server.js',
        find: '(title ilike ${pattern} or ingredients ilike ${pattern})',
        replace: '(method ilike ${pattern})',
      },
    ],
  },
  {
    name: 'the search finds everything',
    app: 'recipe-box',
    kinds: ['finding'],
    patches: [
      {
        file: 'web/app/page.server.js',
        find: "const pattern = `%${wanted.replace(/[\\\\%_]/g, '\\\\$&')}%`",
        replace: "const pattern = '%%'",
      },
    ],
  },
  {
    name: 'the second page shows the first again',
    app: 'recipe-box',
    kinds: ['finding'],
    patches: [
      { file: 'web/app/page.server.js', find: 'offset ${(page - 1) * pageSize}', replace: 'offset ${page * 0}' },
    ],
  },
]

const changing: readonly Sabotage[] = [
  {
    name: 'a change goes to another record',
    app: 'to-do',
    kinds: ['changes'],
    patches: [
      {
        file: 'web/app/api/tasks/[id]/route.js',
        find: 'is_done = coalesce(${task.isDone}, is_done)\n    where id = ${Number(params.id)}',
        replace:
          'is_done = coalesce(${task.isDone}, is_done)\n    where id = (select max(id) from task where id <> ${Number(params.id)})',
      },
    ],
  },
  {
    name: 'a change goes to every record',
    app: 'expense-tracker',
    kinds: ['changes'],
    patches: [
      {
        file: 'web/app/api/expenses/[id]/route.js',
        find: 'spent_on = ${expense.spentOn}\n    where id = ${Number(params.id)}',
        replace: 'spent_on = ${expense.spentOn}\n    where id > 0 or id = ${Number(params.id)}',
      },
    ],
  },
  {
    name: 'the form for editing shows another record',
    app: 'to-do',
    kinds: ['changes'],
    patches: [
      {
        file: 'web/app/tasks/[id]/page.server.js',
        find: 'select id, title, due_on, is_done from task where id = ${Number(params.id)}',
        replace:
          'select ${Number(params.id)}::bigint as id, title, due_on, is_done from task where id <> ${Number(params.id)} order by id limit 1',
      },
    ],
  },
  {
    name: 'the tick goes to another task',
    app: 'to-do',
    kinds: ['changes'],
    patches: [
      {
        file: 'web/components/task-list.jsx',
        find: "save('PATCH', `/api/tasks/${task.id}`",
        replace: "save('PATCH', `/api/tasks/${tasks.at(-1).id === task.id ? tasks[0].id : tasks.at(-1).id}`",
      },
    ],
  },
  {
    name: 'deleting takes everything away',
    app: 'expense-tracker',
    kinds: ['changes'],
    patches: [
      {
        file: 'web/app/api/expenses/[id]/route.js',
        find: 'delete from expense where id = ${Number(params.id)}',
        replace: 'delete from expense where id > 0 or id = ${Number(params.id)}',
      },
    ],
  },
  {
    name: 'deleting takes another record away',
    app: 'to-do',
    kinds: ['changes'],
    patches: [
      {
        file: 'web/app/api/tasks/[id]/route.js',
        find: 'delete from task where id = ${Number(params.id)}',
        replace: 'delete from task where id = (select max(id) from task where id <> ${Number(params.id)})',
      },
    ],
  },
  {
    name: 'what was deleted is back after a reload',
    app: 'to-do',
    kinds: ['changes'],
    patches: [
      {
        file: 'web/components/task-list.jsx',
        find: "if (await save('DELETE', `/api/tasks/${task.id}`)) setDeleted(task)",
        replace: 'setDeleted(task)',
      },
      {
        file: 'web/components/task-list.jsx',
        find: '{tasks.map((task) => (',
        replace: '{tasks.filter(({ id }) => id !== deleted?.id).map((task) => (',
      },
    ],
  },
]

export const dataSabotages: readonly Sabotage[] = [...writing, ...finding, ...changing]
