import { useNavigate } from '@tanstack/react-router'
import { Cpu, FolderOpen, Gauge, LogOut, Trash2, User } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { useTranslations } from 'use-intl'

import { useSetTheme, useSignOut } from '../api/account.ts'
import type { SessionUser } from '../api/auth-client.ts'
import { useTheme } from '../api/theme.ts'
import { useErrorMessage } from '../api/use-error-message.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Menu, MenuItem, MenuSeparator, MenuTrigger } from '../ui/menu.tsx'
import { ThemeToggle } from '../ui/theme-toggle.tsx'
import { showToast } from '../ui/toast.tsx'

export function AccountMenu({ user }: { user: SessionUser }) {
  const t = useTranslations('shell')
  const navigate = useNavigate()
  const signOut = useSignOut()
  const errorMessage = useErrorMessage()
  const { isDark } = useTheme()
  const setTheme = useSetTheme()

  const handleSignOut = () =>
    signOut.mutate(undefined, {
      onError: (error) => showToast(errorMessage(error), { tone: 'danger' }),
    })

  return (
    <>
      <ThemeToggle isDark={isDark} label={isDark ? t('useLight') : t('useDark')} onChange={setTheme} />
      <MenuTrigger>
        <Button
          aria-label={`${t('accountMenu')}: ${user.name}`}
          className="ms-1 grid size-8 place-items-center rounded-full touch:size-11"
        >
          <Avatar name={user.name} />
        </Button>
        <Menu label={t('accountMenu')} placement="bottom end">
          <MenuItem icon={FolderOpen} onAction={() => void navigate({ to: '/projects' })}>
            {t('projects')}
          </MenuItem>
          <MenuItem icon={Trash2} onAction={() => void navigate({ to: '/trash' })}>
            {t('trash')}
          </MenuItem>
          <MenuItem icon={Cpu} onAction={() => void navigate({ to: '/models' })}>
            {t('models')}
          </MenuItem>
          <MenuItem icon={Gauge} onAction={() => void navigate({ to: '/usage' })}>
            {t('usage')}
          </MenuItem>
          <MenuItem icon={User} onAction={() => void navigate({ to: '/account' })}>
            {t('account')}
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon={LogOut} onAction={handleSignOut}>
            {t('signOut')}
          </MenuItem>
        </Menu>
      </MenuTrigger>
    </>
  )
}
