insert into question (prompt, answers, right_answer) values
  ('Which planet would float in a bath, if the bath were big enough?', array['Saturn', 'Mars', 'Earth'], 1),
  ('On which planet is a day longer than a year?', array['Neptune', 'Venus', 'Jupiter'], 2),
  ('Who has the tallest volcano?', array['Earth', 'Mercury', 'Mars'], 3),
  ('Which one rolls along on its side?', array['Uranus', 'Saturn', 'Venus'], 1);
insert into score (player, points, created_at) values
  ('Jona', 4, now() - interval '3 days'),
  ('Amélie from 4b', 3, now() - interval '2 days'),
  ('Bo', 2, now() - interval '1 day');
