insert into task (title, due_on, is_done, created_at) values
  ('Water the tomatoes on the balcony', current_date, false, now() - interval '3 hours'),
  ('Answer Yusuf about the canoe', current_date + 2, false, now() - interval '1 day'),
  ('Find out why the bathroom light hums', null, false, now() - interval '4 days'),
  ('Book the ferry', current_date + 17, false, now() - interval '6 days'),
  ('Post the parcel', current_date - 1, true, now() - interval '8 days'),
  ('Descale', null, true, now() - interval '9 days');
