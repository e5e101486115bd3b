insert into user_accounts (email, password_salt, password_hash) values
  ('ilse@brandt.example', '00', 'nobody signs in with this');
insert into note (user_id, title, content) values
  (1, 'Where the spare key is', 'Not under the mat any more. Ask Jonas on the second floor.'),
  (1, 'Words for the wedding', 'Short. The story with the canoe, then glasses up.');
