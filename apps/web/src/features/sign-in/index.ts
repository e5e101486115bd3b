export { SignInHelpPage } from './help-page.tsx'
export { SignInSection } from './sign-in-section.tsx'
