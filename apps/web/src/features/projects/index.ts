export { ProjectsPage } from './projects-page.tsx'
export { TrashPage } from './trash-page.tsx'
