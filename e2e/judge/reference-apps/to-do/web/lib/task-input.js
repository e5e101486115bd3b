/** Reads what may be changed about a task; what was not sent stays undefined. @returns `{ task }` or `{ problem }` */
export function readTask(input) {
  const task = {}
  if (input.title !== undefined) {
    task.title = String(input.title).trim()
    if (task.title === '' || task.title.length > 160) return { problem: 'A task needs a name of up to 160 letters.' }
  }
  if (input.due_on !== undefined) {
    task.dueOn = input.due_on || null
    if (task.dueOn !== null && !/^\d{4}-\d\d-\d\d$/.test(task.dueOn)) return { problem: 'This is not a day.' }
  }
  if (typeof input.is_done === 'boolean') task.isDone = input.is_done
  return { task }
}
