// All texts of the interface, one file per area. English is the language that keys are typed by.
import account from './en/account.json' with { type: 'json' }
import builder from './en/builder.json' with { type: 'json' }
import chat from './en/chat.json' with { type: 'json' }
import checks from './en/checks.json' with { type: 'json' }
import code from './en/code.json' with { type: 'json' }
import errors from './en/errors.json' with { type: 'json' }
import home from './en/home.json' with { type: 'json' }
import instructions from './en/instructions.json' with { type: 'json' }
import logs from './en/logs.json' with { type: 'json' }
import models from './en/models.json' with { type: 'json' }
import projects from './en/projects.json' with { type: 'json' }
import publish from './en/publish.json' with { type: 'json' }
import sheets from './en/sheets.json' with { type: 'json' }
import shell from './en/shell.json' with { type: 'json' }
import signIn from './en/sign-in.json' with { type: 'json' }
import stage from './en/stage.json' with { type: 'json' }
import tasks from './en/tasks.json' with { type: 'json' }
import usage from './en/usage.json' with { type: 'json' }
import variables from './en/variables.json' with { type: 'json' }

export const messages = {
  account,
  builder,
  chat,
  checks,
  code,
  errors,
  home,
  instructions,
  logs,
  models,
  projects,
  publish,
  sheets,
  shell,
  signIn,
  stage,
  tasks,
  usage,
  variables,
}

declare module 'use-intl' {
  interface AppConfig {
    Messages: typeof messages
  }
}
