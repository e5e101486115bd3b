export { ProjectsPage } from './projects-page.tsx'
export { RecentProjects } from './recent-projects.tsx'
export { TrashPage } from './trash-page.tsx'
