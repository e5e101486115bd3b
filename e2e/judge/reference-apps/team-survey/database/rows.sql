insert into response (team, mood, days_at_home, wish) values
  ('Workshop', 4, 0, 'A second vice'),
  ('Workshop', 3, 0, 'Light over the far bench, please'),
  ('Office', 5, 3, 'Keep the Tuesday soup'),
  ('Office', 2, 4, 'Fewer meetings before ten'),
  ('Office', 4, 2, 'Plants that somebody waters'),
  ('On the road', 3, 1, 'A van with a heater that works'),
  ('On the road', 4, 2, 'Nothing, really');
