// Surveys that people make themselves: title and questions, a page to answer on, results.
import type { Brief } from '../../brief.ts'
import { readPart } from '../../parts/read-part.ts'
import { jsxText, tidy } from '../data/expressions.ts'
import { type FrontParts, lookMarks, nothingMore } from './front.ts'
import { copyMarks } from './ready.ts'

const surveysSql = `create table surveys (
  id integer generated always as identity primary key,
  title text not null,
  description text not null default '',
  created_at timestamptz not null default now()
);

create table survey_questions (
  id integer generated always as identity primary key,
  survey_id integer not null references surveys on delete cascade,
  words text not null,
  kind text not null default 'text' check (kind in ('text', 'choice', 'rating', 'yesno')),
  options text not null default ''
);
create index on survey_questions (survey_id);

create table survey_answers (
  id integer generated always as identity primary key,
  survey_id integer not null references surveys on delete cascade,
  created_at timestamptz not null default now()
);
create index on survey_answers (survey_id);

create table survey_values (
  id integer generated always as identity primary key,
  answer_id integer not null references survey_answers on delete cascade,
  question_id integer not null references survey_questions on delete cascade,
  value text not null
);
create index on survey_values (question_id);
`

const surveyRows = `insert into surveys (title, description) values ('The shared kitchen', 'Three questions, one minute.');
insert into survey_questions (survey_id, words, kind, options) values
  ((select max(id) from surveys), 'How do you like the new kitchen?', 'rating', ''),
  ((select max(id) from surveys), 'When do you cook?', 'choice', 'Morning, Noon, Evening'),
  ((select max(id) from surveys), 'What is missing?', 'text', '');
`

export function composeSurveyMaker(brief: Brief): FrontParts {
  const { request } = brief
  const files = readPart('survey-maker', {
    ...lookMarks(brief),
    ...copyMarks(brief, brief.name),
    text: /\bfree text\b/i.test(request) ? 'Free text' : 'Text',
    choice: /\bmultiple[- ]choice\b/i.test(request) ? 'Multiple choice' : 'Choice',
    rating: /\bscales?\b/i.test(request) ? 'Scale from 1 to 5' : 'Rating from 1 to 5',
    thanks: jsxText(brief.copy.thanks === '' ? 'Thank you. Your answers were sent.' : brief.copy.thanks),
  })
  return {
    ...nothingMore,
    files: Object.fromEntries(Object.entries(files).map(([path, code]) => [path, tidy(code)])),
    act: { href: '/new', label: 'New survey' },
    schemaSql: surveysSql,
    seedSql: surveyRows,
  }
}
