insert into plant (name, latin_name, light, price, remark) values
  ('Boston fern', 'Nephrolepis exaltata', 'North', 18.40, 'Likes the bathroom'),
  ('Snake plant', 'Dracaena trifasciata', 'South', 24.20, 'Forgives three weeks away'),
  ('Golden pothos', 'Epipremnum aureum', 'East', 14.30, null),
  ('Rubber tree', 'Ficus elastica', 'East', 46.70, 'Wipe its leaves now and then'),
  ('Bird of paradise', 'Strelitzia nicolai', 'South', 38.60, 'Needs a big pot'),
  ('Cast-iron plant', 'Aspidistra elatior', 'North', 28.10, 'Cannot be killed'),
  ('Fig', 'Ficus lyrata', 'East', 57.80, 'Does not like to be moved');
