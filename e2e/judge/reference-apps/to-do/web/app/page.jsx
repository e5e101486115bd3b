import { AddTask } from '@/components/add-task'
import { TaskList } from '@/components/task-list'
import { ViewBar } from '@/components/view-bar'

export default function Page({ data }) {
  return (
    <>
      <h1 className="mt-6 font-display text-4xl font-bold tracking-tight sm:text-5xl">What is next?</h1>
      <AddTask />
      <ViewBar show={data.show} sort={data.sort} />
      <TaskList tasks={data.tasks} />
    </>
  )
}
